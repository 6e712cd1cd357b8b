import { initial } from '../../../shared/format.ts';
import './face.css';

const TONES = 8;

/** The same color for the same player on every screen. */
export function toneOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum % TONES;
}

/** A bot's face shows how it plays: eyes and mouth. */
const FACES: Readonly<Record<string, readonly [eyes: string, mouth: string]>> = {
  tight: ['M7.500 12h3M13.500 12h3', 'M9.500 16.500h5'],
  aggressive: ['M7.500 10.800l3 1.700M16.500 10.800l-3 1.700', 'M9 17l3-1.500 3 1.500'],
  loose: ['M9 11.300v1.500M15 11.300v1.500', 'M8.800 15.300c1.600 2.200 4.800 2.200 6.400 0'],
  calling: ['M9 12h.01M15 12h.01', 'M10.800 16.300a1.300 1.100 0 1 0 2.600 0 1.300 1.100 0 1 0-2.600 0'],
  strong: [
    'M8 11.800h2.500M13.500 11.800h2.500M9.200 10.300l1.600.4M14.800 10.300l-1.600.4',
    'M9.500 16.200c1.400.8 3.600.8 5-.4',
  ],
};
const PLAIN = ['M9 11.500v1M15 11.500v1', 'M9.500 16.500h5'] as const;

/** A player: the first letter of the name; a bot has a drawn face with an antenna. */
export function Face(props: { id: string | null; name: string; style?: string | undefined; bot: boolean }) {
  const { id, name, style, bot } = props;
  const classes = `player-face tone-${toneOf(id ?? name)}`;
  if (!bot)
    return (
      <span className={classes} aria-hidden="true">
        {initial(name)}
      </span>
    );
  const [eyes, mouth] = FACES[style ?? ''] ?? PLAIN;
  return (
    <span className={`${classes} is-bot`} aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 6.500V3.500M12 3.500h.01" />
        <rect x="4" y="6.500" width="16" height="14" rx="4.500" />
        <path className="features" d={`${eyes}${mouth}`} />
      </svg>
    </span>
  );
}
