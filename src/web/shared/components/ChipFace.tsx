/** The clay and the color of its inlays: chips look the same in either theme. */
const CLAY: Readonly<Record<string, readonly [clay: string, spot: string]>> = {
  white: ['#ece7db', '#7d8791'],
  red: ['#b8342c', '#f3e6d4'],
  green: ['#1f7a4d', '#f1ead8'],
  black: ['#2a2d33', '#e9e2d2'],
  blue: ['#2a5ea8', '#efe9da'],
  purple: ['#6a3d97', '#efe4d6'],
  yellow: ['#d9ae2c', '#5b4710'],
  orange: ['#d0702a', '#f6e9d6'],
  pink: ['#cf6a94', '#fbeef0'],
  grey: ['#7f878f', '#eeeae2'],
};
export const clay = (color: string): readonly [string, string] => CLAY[color] ?? CLAY.grey!;

/** A chip from above. */
export function ChipFace({ color, value }: { color: string; value: number }) {
  const [body, spot] = clay(color);
  const text = Number.isFinite(value) ? short(value) : '';
  return (
    <svg className="chip-face" viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="21" fill={body} />
      <circle cx="22" cy="22" r="18" fill="none" stroke={spot} strokeWidth="6" strokeDasharray="6.3 12.55" />
      <circle cx="22" cy="22" r="13.4" fill="#f8f4ea" stroke={body} strokeWidth="1.4" />
      <text x="22" y="26.8" textAnchor="middle" className="number" fontSize={text.length > 3 ? 11 : 14}>
        {text}
      </text>
    </svg>
  );
}

export const short = (value: number): string => (value >= 10_000 ? `${value / 1000}K` : String(value));
