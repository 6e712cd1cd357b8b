export declare const robertsRules: {
    readonly id: 'roberts-rules';
    readonly name: 'Robert’s Rules of Poker';
    readonly hand: {
        readonly structure: {
            readonly use: 'no-limit';
            readonly cite: 'no-limit-bet-size';
        };
        readonly shortAllInsReopen: {
            readonly use: 'when-they-add-up';
            readonly cite: 'rr-nl-cumulative-all-ins';
        };
        readonly limitBetsPerStreet: {
            readonly use: 4;
            readonly cite: 'rr-unlimited-raises-heads-up';
        };
        readonly limitCapLiftsHeadsUp: {
            readonly use: true;
            readonly cite: 'rr-unlimited-raises-heads-up';
        };
        readonly bigBlindAnteOrder: {
            readonly use: 'ante-first';
            readonly cite: 'home-bb-ante';
        };
    };
};
