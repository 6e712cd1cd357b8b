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
  nameHint: 'Thursday game',
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

  rulebook: 'House rules',
  compare: 'Compare house rules',

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

  details: 'Rebuys, levels and guests',
  rebuys: 'Rebuys',
  asInRulebook: (says: string) => `House rule: ${says}`,
  rebuyCount: (atMost: number | null) =>
    atMost === 0 ? 'none' : atMost === null ? 'unlimited' : atMost === 1 ? 'one each' : `${atMost} each`,
  throughLevel: 'Rebuys through level',
  addOn: 'Add-on in the first break',
  limit: 'Limit hold’em: fixed bets, twice as big on the turn and river',
  levels: 'Minutes per level',
  levelsAsFit: 'automatic',
  levelsOwn: 'Set my own',
  approval: 'Approve guests before they join',

  gaps: {
    players: 'Enter 2 to 100 players.',
    minutes: 'Enter a duration from 20 minutes to 24 hours.',
    'buy-in': 'Enter a buy-in. 0 is fine for a free game.',
    chips: 'Every chip color needs a value and a count.',
    twice: 'Two colors have the same value. Change one of them.',
    level: 'At least four levels have to fit. Make the levels shorter or the night longer.',
  } satisfies Record<Gap, string>,
  nameFirst: 'Name your game to continue.',

  working: 'Simulating games…',
  waiting: 'Your plan will appear here.',
  stays: 'This is the last plan that worked. It updates once you fix this.',
  retry: 'Try again',

  ends: 'Finish time',
  halfOver: (time: string) => `Half finish by ${time}`,
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
  buy: 'Buy, in rolls of 50',

  schedule: 'Blinds',
  level: 'Level',
  from: 'Starts',
  blinds: 'Blinds',
  minutes: 'Min.',
  open: 'no limit',
  pause: (minutes: number) => `${minutes}-minute break`,
  colorUp: (chip: number, into: number) => `Color up the ${chips(chip)}s to ${chips(into)}s`,
  beyond: (time: string) => `After ${time}, if it runs late`,

  roundTo: 'Round payouts to',
  toTheCent: 'The cent',
  prizes: 'Payouts',
  prizesOf: (players: number, total: string) =>
    `${total} from ${many(players, 'player')}, not counting rebuys`,
  nth: (place: number) => ordinal(place),

  make: 'Create tournament',
  making: 'Creating tournament…',

  made: 'You’re all set',
  yourPhone: 'Your phone',
  theTv: 'The TV',
  yourFriends: 'Your friends',
  direct: 'Run it from here',
  tv: 'Open the TV screen',

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
  no: 'I can’t make it',
  youCome: (name: string) => `You’re on the list, ${name}.`,
  youWait: 'You’re in line. The host will let you in soon.',
  notLetIn: 'The host didn’t let you in. If that’s a mistake, talk to them.',
  youCannot: 'Too bad! If your plans change, come back to this link.',
  stillCannot: 'I can’t make it after all',
  seat: 'My seat and the clock',
  privacy: 'Privacy: what’s stored about you',
  over: 'This game is over.',
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
