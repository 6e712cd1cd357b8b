import { bnaiJeshurun } from './bnai-jeshurun.js';
import { homeGuidelines } from './home-guidelines.js';
import { homepokertourney } from './homepokertourney.js';
import { robertsRules } from './roberts-rules.js';
import { tda } from './tda.js';
export const houses = [homepokertourney, bnaiJeshurun, homeGuidelines, robertsRules, tda];
/** The house's own choices laid over those of its fallback. */
export function layered(house, all = houses) {
    const under = all.find(({ id }) => id === house.over);
    const below = under === undefined ? {} : layered(under, all).hand;
    return { id: house.id, name: house.name, hand: { ...below, ...house.hand } };
}
export function rulebook(id) {
    const house = houses.find((each) => each.id === id);
    return house && layered(house);
}
//# sourceMappingURL=index.js.map