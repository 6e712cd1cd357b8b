import { chips, many, ordinal } from '../../shared/format.ts';
import type { Catalogue } from '../../shared/language.ts';
import type { Gap } from '../../shared/planning/wish.ts';
import { colorWords } from '../../shared/rulebooks/color-words.ts';

const en = {
  home: 'Riffle',
  title: 'Plan a night',
  lead: 'How many players, and how much time? Riffle simulates the night while you type and finds blinds that fit.',
  again: 'Start with',
  lastTime: 'Last time',
  keep: 'Save as preset',
  kept: (name: string) => `“${name}” saved. You’ll find it here next time.`,

  theTournament: 'The game',
  name: 'Game name',
  nameHint: (day: string) => `${day} game`,
  date: 'Date',
  time: 'Start time',
  place: 'Location',
  placeHint: 'Shown on the invitation (optional)',
  players: 'Expected players',
  buyIn: (symbol: string) => `Buy-in (${symbol})`,
  whereToPlay: 'Where do you play?',
  atHome: 'At home',
  online: 'Online',
  onlineSays: 'Riffle deals. Everyone plays on their own phone or laptop, wherever they are.',
  both: 'Both',
  bothSays:
    'Some play at your place with real cards, the others on a screen that Riffle deals. One clock and one prize pool; the final table is on the screen.',
  hostName: 'Your name',
  hostHint: 'Shown on the invitation',
  playsToo: 'I’m playing too',
  fillWithBots: 'Fill empty seats with bots',
  allOfAge: (age: number) => `Everyone who plays is ${age} or older`,
  howLong: 'Duration',
  hours: 'Hours',
  by: 'End by',
  inHours: 'Number of hours',
  byTime: 'End time',

  structure: 'Structure',
  fit: 'Fit my time and chips',
  fitSays: 'Riffle picks a stack from your chips and blinds that end on time.',
  chipSet: 'Chip set',
  setNamed: (name: string) => `Set ${name}`,

  rulebook: 'House rules',
  compare: 'Compare house rules',
  allRules: 'All house rules',
  allRulesSay: 'Change any rule for this game. Stacks, blinds, payouts and rebuys are edited on the plan.',
  rulebookSays: (says: string) => `House rule: ${says}`,
  backToRulebook: (ask: string) => `Back to the house rule: ${ask}`,

  chips: 'Your chips',
  fromCase: 'Use my chip set',
  toBuy: 'Help me buy chips',
  chip: (color: string, value: number) => `${color} ${chips(value)}`,
  color: 'Color',
  value: 'Value',
  count: 'Count',
  takeOut: (value: number) => `Remove the ${chips(value)}s`,
  addChip: 'Add a color',
  inCase: (count: number, worth: number) => `${many(count, 'chip')}, ${chips(worth)} in total`,
  colors: colorWords.en,

  levels: 'Minutes per level',
  levelsAsFit: 'automatic',
  levelsOwn: 'Set my own',
  approval: 'Approve guests before they join',

  settings: 'Settings',
  currency: 'Currency',
  otherCurrency: 'Another sign',
  symbol: 'Sign',

  gaps: {
    players: 'Enter 2 to 100 players.',
    minutes: 'Enter a duration from 20 minutes to 24 hours.',
    'buy-in': 'Enter a buy-in. 0 is fine for a free game.',
    chips: 'Every chip color needs a value and a count.',
    twice: 'Two colors have the same value. Change one of them.',
    currency: 'Enter a currency sign.',
    level: 'At least four levels have to fit. Make the levels shorter or the night longer.',
  } satisfies Record<Gap, string>,
  nameFirst: 'Name your game to continue.',

  working: 'Simulating games…',
  waiting: 'Your plan will appear here.',
  stays: 'This is the last plan that worked. It updates once you fix this.',
  retry: 'Try again',

  ends: 'Finish time',
  halfOver: (time: string) => `Half finish by ${time}`,
  endsAround: (time: string) => `Ends around ${time}`,
  mostOver: (time: string) => `Nine in ten by ${time}`,
  inTime: (percent: number, time: string) => `${percent}% finish by ${time}`,
  histogram: (tournaments: number, from: string, to: string, median: string) =>
    `${tournaments} simulated games: the first ended at ${from}, half by ${median}, the last at ${to}.`,

  warnings: 'Worth knowing',
  gaveUp: {
    'no-rebuys': (players: number) =>
      `You have chips for ${players} stacks and none for rebuys. Play without rebuys, or add chips.`,
    shallow: (depth: number) =>
      `Everyone starts with only ${depth} big blinds; 50 make a better game. Add high-value chips or play with fewer players.`,
    steep: (percent: number) =>
      `To finish on time, the blinds go up ${percent}% per level. Another half hour would make it gentler.`,
    early: (minutes: number) =>
      `Nine games in ten end within ${clock(minutes)}: you don’t have the chips for a longer one. Start later, or add chips.`,
    late: (minutes: number) =>
      `One game in ten runs longer than ${clock(minutes)}. Allow more time, or invite fewer players.`,
  },

  stack: 'Starting stack',
  stackIs: (stack: number, depth: number) => `${chips(stack)} (${depth} big blinds)`,
  ofEach: (count: number, color: string, value: number) =>
    `${count} × ${color.toLowerCase()} ${chips(value)}`,
  reserve: (count: number) => `${many(count, 'stack')} set aside for rebuys`,
  chipsToBring: 'Chips to bring',
  chipKind: 'Chip',
  perPlayer: 'Per player',
  inPlay: 'In play',
  toBuyInRolls: 'In rolls of 50',
  allChips: 'All',
  moreForRebuys: (rebuys: number, chips: string) => `For ${many(rebuys, 'rebuy')}, bring ${chips} more.`,

  edit: 'Edit',
  editPart: (title: string) => `Edit: ${title}`,
  done: 'Done',
  doneWith: (title: string) => `Done: ${title}`,
  edited: 'Edited',
  backToPlan: 'Back to the plan',

  schedule: 'Blinds',
  level: 'Level',
  from: 'Starts',
  blinds: 'Blinds',
  minutes: 'Min.',
  open: 'no limit',
  pause: (minutes: number) => `${minutes}-minute break`,
  colorUp: (chip: number, into: number) => `Color up the ${chips(chip)}s to ${chips(into)}s`,
  beyond: (time: string) => `After ${time}, if it runs late`,

  prizes: 'Payouts',
  prizesOf: (players: number, total: string) =>
    `${total} from ${many(players, 'player')}, not counting rebuys`,
  afterCosts: (names: string) => `after ${names}`,
  nth: (place: number) => ordinal(place),

  entries: 'Rebuys, late players and bounties',
  none: 'None',
  rebuys: 'Rebuys',
  rebuysAre: (
    { atMost, throughLevel }: { atMost: number | null; throughLevel: number },
    price: string,
    stack: number,
  ) =>
    `${atMost === null ? 'Unlimited' : atMost === 1 ? 'One each' : `${atMost} each`} through level ${throughLevel}: ${chips(stack)} for ${price}`,
  addOn: 'Add-on',
  addOnIs: (
    { afterLevel, blockChips, upTo }: { afterLevel: number; blockChips: number; upTo: number },
    price: string,
  ) => `After level ${afterLevel}: ${chips(blockChips)} for ${price}, up to a stack of ${chips(upTo)}`,
  late: 'Late registration',
  lateOpen: 'Open until you close it',
  lateWhile: 'For as long as the host lets you in',
  lateUntil: (level: number, about: string | null) =>
    `Until level ${level} begins${about === null ? '' : `, about ${about}`}`,
  lateNone: 'None: everyone is in before the first hand',
  lateClosed: 'Closed',
  bounty: 'Bounty',
  bountyIs: (amount: string, paid: 'whole' | 'half') =>
    paid === 'whole' ? `${amount} on each head, on top of the buy-in` : `${amount} on each head, progressive`,
  tables: 'Tables',
  tablesAre: (sizes: readonly number[]) =>
    sizes.length === 1 ? `One table of ${sizes[0]}` : `${sizes.length} tables: ${sizes.join(', ')} players`,

  make: 'Create tournament',
  making: 'Creating tournament…',

  made: 'You’re all set',
  yourPhone: 'Your phone',
  theTv: 'The TV',
  yourFriends: 'Your friends',
  direct: 'Run it from here',
  tv: 'Open the TV screen',

  opening: 'Opening your invitation…',
  noInvitation: 'This invitation doesn’t work',
  askForLink:
    'The link may be incomplete, or the host has changed it. Ask them for the new link or the code.',
  typeCode: 'Type a code',
  invited: 'You’re invited',
  invitedBy: (host: string) => `${host} invites you to play online`,
  when: 'When',
  where: 'Where',
  price: 'Buy-in',
  free: 'Free',
  withRebuys: (price: string) => `${price}, rebuys allowed`,
  rulesOf: 'Rules',
  fromAge: (age: number) => `${age} and over.`,
  who: 'Who’s coming',
  nobodyYet: 'No answers yet. Be the first!',
  coming: (count: number) => `${count} coming`,
  cannotCount: (count: number) => `${count} can’t make it`,
  yourName: 'Your name (as your friends know you)',
  join: 'Join',
  yes: 'I’m coming',
  comeOver: 'I’m coming over',
  playOnline: 'I’m playing online',
  bothWhere: 'Come over, or play online from wherever you are.',
  youPlayOnline: 'You’re playing online.',
  youComeOver: 'You’re coming over.',
  comeInstead: 'I’m coming over instead',
  onlineInstead: 'I’ll play online instead',
  no: 'I can’t make it',
  youCome: (name: string) => `You’re on the list, ${name}.`,
  youWait: 'You’re in line. The host will let you in soon.',
  notLetIn: 'The host didn’t let you in. If that’s a mistake, talk to them.',
  youCannot: 'Too bad! If your plans change, come back to this link.',
  stillCannot: 'I can’t make it after all',
  seat: 'My seat and the clock',
  privacy: 'Privacy: what’s stored about you',
  over: 'This game is over.',
  howItEnded: 'See the result',
  startAnother: 'Start a game',
  running: 'This game is on right now.',
  nameNeeded: 'Enter your name first so the host knows who you are.',

  sampleName: 'Sample night',
  sample: 'Try a sample night',
  sampleOpens: 'Seating 24 players at three tables…',
};

/** Minutes as people say them: 2 h 45 min. */
export function clock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ') || '0 min';
}

export type PlanWords = typeof en;
export const planWords: Catalogue<PlanWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
