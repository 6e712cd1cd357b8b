type ScreenData = {
  readonly name: string;
  /** Its addresses; `:name` is a parameter. */
  readonly at: readonly string[];
  /** The file its page asks for at once, as the build names it; other screens load theirs when they are there. */
  readonly file?: string;
  /** It follows a tournament, and has it in the page it comes in. */
  readonly follows?: true;
  /** A clock is drawn on it before its files are here. */
  readonly clock?: true;
};

/** Every screen with its addresses: what the server answers, and what the pages show there. */
const SCREENS = [
  { name: 'home', at: ['/'], file: 'screens/home/Home.tsx' },
  { name: 'join', at: ['/join'] },
  { name: 'new-tv', at: ['/tv'] },
  { name: 'pair', at: ['/pair'] },
  { name: 'carried', at: ['/carried'] },
  { name: 'plan', at: ['/plan'] },
  { name: 'sample', at: ['/sample'] },
  { name: 'play', at: ['/play'] },
  { name: 'online', at: ['/online'] },
  { name: 'privacy', at: ['/privacy'] },
  { name: 'season', at: ['/season'] },
  { name: 'invitation', at: ['/i/:code'] },
  { name: 'desk', at: ['/t/:tournament'], file: 'screens/desk/Console.tsx', follows: true },
  { name: 'tv', at: ['/t/:tournament/tv'], file: 'screens/tv/Tv.tsx', follows: true, clock: true },
  { name: 'overlay', at: ['/t/:tournament/overlay'] },
  { name: 'phone', at: ['/t/:tournament/me'], file: 'screens/phone/Phone.tsx', follows: true, clock: true },
  { name: 'table', at: ['/t/:tournament/table'] },
  { name: 'made', at: ['/t/:tournament/made'] },
  { name: 'results', at: ['/t/:tournament/results'] },
  { name: 'hands', at: ['/t/:tournament/hands', '/t/:tournament/hands/:table/:number'] },
  {
    name: 'paper',
    at: ['/paper', '/paper/:sheet', '/t/:tournament/paper', '/t/:tournament/paper/:sheet'],
  },
] as const satisfies readonly ScreenData[];

export type ScreenName = (typeof SCREENS)[number]['name'];

export const screens: readonly ScreenData[] = SCREENS;

const PARAMETERS = {
  tournament: /^[\w-]{1,40}$/,
  code: /^[\w-]{4,64}$/,
  table: /^\d{1,4}$/,
  number: /^[1-9]\d{0,8}$/,
  sheet: /^\w{1,20}$/,
} as const;

/** A screen and what its address says. */
export type ScreenAt = { readonly is: ScreenName } & {
  readonly [Name in keyof typeof PARAMETERS]: string | undefined;
};

/** What stands in a path where an address has its parameters; null if it is another address. */
function match(address: string, path: readonly string[]): ReadonlyMap<string, string> | null {
  const parts = address.split('/').filter(Boolean);
  const found = new Map<string, string>();
  const fits = parts.every((part, at) => {
    const given = path[at] ?? '';
    if (part.startsWith(':')) found.set(part.slice(1), given);
    return part.startsWith(':') || part === given;
  });
  return fits && parts.length === path.length ? found : null;
}

/** The screen an address leads to; null where there is none. */
export function screenAt(path: string): ScreenAt | null {
  const parts = path.split('/').filter(Boolean);
  for (const { name, at } of SCREENS)
    for (const address of at) {
      const found = match(address, parts);
      if (found === null) continue;
      const say = (parameter: keyof typeof PARAMETERS) => found.get(parameter);
      const wrong = Object.entries(PARAMETERS).some(
        ([parameter, form]) => found.has(parameter) && !form.test(found.get(parameter)!),
      );
      if (wrong) return null;
      return {
        is: name,
        tournament: say('tournament'),
        code: say('code'),
        table: say('table'),
        number: say('number'),
        sheet: say('sheet'),
      };
    }
  return null;
}
