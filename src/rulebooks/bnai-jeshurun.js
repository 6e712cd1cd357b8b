export const bnaiJeshurun = {
    id: 'bnai-jeshurun',
    name: 'B’nai Jeshurun Congregation',
    over: 'roberts-rules',
    hand: {
        structure: { use: 'no-limit', cite: 'raises-unlimited' },
    },
};
//# sourceMappingURL=bnai-jeshurun.js.map