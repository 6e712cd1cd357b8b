import {
  type ButtonPlan,
  type ButtonRule,
  displayedButton,
  nextButton,
  openingPlan,
} from '../../../engine/button/button.ts';

export type Mark = 'button' | 'small' | 'big';
/** The seats of one hand: the button or blind in front of each, and whether it is empty. */
export type Chairs = readonly {
  readonly seat: number;
  readonly empty: boolean;
  readonly marks: readonly Mark[];
}[];
export type ButtonChoices = { readonly button: ButtonRule; readonly lies: 'stay' | 'empty-chair' };

const SIX = [1, 2, 3, 4, 5, 6];
const THREE = [1, 2, 3];

/** Seat 1 has the button, 2 the small blind, 3 the big blind; one of them busts. */
export const WHO_GOES = { button: [1], small: [2], big: [3], both: [2, 3] } as const;

function chairs(
  all: readonly number[],
  seats: readonly number[],
  plan: ButtonPlan,
  lies: ButtonChoices['lies'],
): Chairs {
  const disc = displayedButton(plan, seats, lies);
  return all.map((seat) => ({
    seat,
    empty: !seats.includes(seat),
    marks: [
      ...(seat === disc ? (['button'] as const) : []),
      ...plan.posts.filter((post) => post.seat === seat).map(({ blind }) => blind),
    ],
  }));
}

/** The hand before, the next and the one after, as this rulebook moves the button; computed by the engine. */
export function whenGone(
  { button, lies }: ButtonChoices,
  gone: readonly number[],
): readonly [Chairs, Chairs, Chairs] {
  const left = SIX.filter((seat) => !gone.includes(seat));
  const now = openingPlan(1, SIX);
  const next = nextButton(button, now.circuit, left);
  const after = nextButton(button, next.circuit, left);
  return [chairs(SIX, SIX, now, lies), chairs(SIX, left, next, lies), chairs(SIX, left, after, lies)];
}

/** From three players to two: the next hand for each player who may bust. */
export function toHeadsUp({
  button,
  lies,
}: ButtonChoices): readonly { readonly gone: number; readonly next: Chairs }[] {
  const { circuit } = openingPlan(1, THREE);
  return THREE.map((gone) => {
    const left = THREE.filter((seat) => seat !== gone);
    return { gone, next: chairs(THREE, left, nextButton(button, circuit, left), lies) };
  });
}
