export const tda = {
    id: 'tda',
    name: 'Poker Tournament Directors Association',
    over: 'roberts-rules',
    hand: {
        shortAllInsReopen: { use: 'when-they-add-up', cite: 'tda-47-reopen' },
        bigBlindAnteOrder: { use: 'blind-first', cite: 'tda-rp11-bb-ante' },
    },
};
//# sourceMappingURL=tda.js.map