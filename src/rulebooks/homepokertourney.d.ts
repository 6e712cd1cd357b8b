export declare const homepokertourney: {
    readonly id: 'homepokertourney';
    readonly name: 'HomePokerTourney';
    readonly over: 'roberts-rules';
    readonly hand: {};
};
