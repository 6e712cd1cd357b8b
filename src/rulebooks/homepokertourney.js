export const homepokertourney = {
    id: 'homepokertourney',
    name: 'HomePokerTourney',
    over: 'roberts-rules',
    hand: {},
};
//# sourceMappingURL=homepokertourney.js.map