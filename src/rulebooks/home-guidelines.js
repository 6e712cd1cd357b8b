export const homeGuidelines = {
    id: 'home-guidelines',
    name: 'Home tournament guidelines',
    over: 'roberts-rules',
    hand: {
        structure: { use: 'no-limit', cite: 'no-limit-bet-size' },
        limitBetsPerStreet: { use: 5, cite: 'limit-raise-cap' },
        limitCapLiftsHeadsUp: { use: false, cite: 'limit-raise-cap' },
    },
};
//# sourceMappingURL=home-guidelines.js.map