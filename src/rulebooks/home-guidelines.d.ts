export declare const homeGuidelines: {
    readonly id: 'home-guidelines';
    readonly name: 'Home tournament guidelines';
    readonly over: 'roberts-rules';
    readonly hand: {
        readonly structure: {
            readonly use: 'no-limit';
            readonly cite: 'no-limit-bet-size';
        };
        readonly limitBetsPerStreet: {
            readonly use: 5;
            readonly cite: 'limit-raise-cap';
        };
        readonly limitCapLiftsHeadsUp: {
            readonly use: false;
            readonly cite: 'limit-raise-cap';
        };
    };
};
