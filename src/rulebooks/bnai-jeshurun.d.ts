export declare const bnaiJeshurun: {
    readonly id: 'bnai-jeshurun';
    readonly name: 'B’nai Jeshurun Congregation';
    readonly over: 'roberts-rules';
    readonly hand: {
        readonly structure: {
            readonly use: 'no-limit';
            readonly cite: 'raises-unlimited';
        };
    };
};
