import type { ReactNode } from 'react';
import { linkTo } from '../address.ts';
import { go } from '../router.ts';

/** A link within Riffle; a click with a modifier key opens it elsewhere, as with any link. */
export function Go({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <a
      href={linkTo(to)}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
