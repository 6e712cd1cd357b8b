import { type PointerEvent, useRef } from 'react';

/** How far a finger goes up or down for one step; less than that is a tap. */
const STEP_PX = 14;

/** Up for more, down for less, with the finger on the button; a swipe is no tap. */
export function useSwipe(onStep: (steps: 1 | -1) => void, onTap: () => void) {
  const from = useRef<number | null>(null);
  const swiped = useRef(false);
  return {
    onPointerDown: ({ clientY }: PointerEvent): void => {
      from.current = clientY;
      swiped.current = false;
    },
    onPointerMove: ({ clientY, currentTarget, pointerId, buttons }: PointerEvent): void => {
      if (from.current === null || buttons === 0) return;
      const by = from.current - clientY;
      if (Math.abs(by) < STEP_PX) return;
      currentTarget.setPointerCapture(pointerId);
      swiped.current = true;
      from.current = clientY;
      onStep(by > 0 ? 1 : -1);
    },
    onClick: (): void => {
      if (!swiped.current) onTap();
      swiped.current = false;
    },
  };
}
