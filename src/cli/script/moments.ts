import { BadInput } from '../shared/command.ts';

/** A moment of a script, `1:05:30` or `5:30`, in milliseconds since it began. */
export function parseMoment(text: unknown): number {
  const found =
    typeof text === 'string' ? /^(?:(\d+):)?(\d{1,2}):(\d{1,2})(?:\.(\d{1,3}))?$/.exec(text) : null;
  if (found === null) throw new BadInput(`"at" is ${JSON.stringify(text)}: write it as "1:05:30"`);
  const [, hours = '0', minutes, seconds, rest = '0'] = found;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest.padEnd(3, '0'));
}

export function momentText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number): string => String(part).padStart(2, '0');
  const rest = ms % 1000;
  return `${h}:${two(m)}:${two(s)}${rest === 0 ? '' : `.${String(rest).padStart(3, '0')}`}`;
}
