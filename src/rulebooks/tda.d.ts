export declare const tda: {
    readonly id: 'tda';
    readonly name: 'Poker Tournament Directors Association';
    readonly over: 'roberts-rules';
    readonly hand: {
        readonly shortAllInsReopen: {
            readonly use: 'when-they-add-up';
            readonly cite: 'tda-47-reopen';
        };
        readonly bigBlindAnteOrder: {
            readonly use: 'blind-first';
            readonly cite: 'tda-rp11-bb-ante';
        };
    };
};
