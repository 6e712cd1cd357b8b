import { use } from 'react';
import { loadOrReload } from '../lazy.ts';

let encoder: Promise<typeof import('uqr')> | null = null;

/** A link as a QR code; always dark on light, or phones can't read it. */
export function Qr({ text, label }: { text: string; label: string }) {
  encoder ??= loadOrReload(() => import('uqr'));
  const { data, size } = use(encoder).encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#15181c" />
    </svg>
  );
}
