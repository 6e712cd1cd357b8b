export const robertsRules = {
    id: 'roberts-rules',
    name: 'Robert’s Rules of Poker',
    hand: {
        structure: { use: 'no-limit', cite: 'no-limit-bet-size' },
        shortAllInsReopen: { use: 'when-they-add-up', cite: 'rr-nl-cumulative-all-ins' },
        limitBetsPerStreet: { use: 4, cite: 'rr-unlimited-raises-heads-up' },
        limitCapLiftsHeadsUp: { use: true, cite: 'rr-unlimited-raises-heads-up' },
        bigBlindAnteOrder: { use: 'ante-first', cite: 'home-bb-ante' },
    },
};
//# sourceMappingURL=roberts-rules.js.map