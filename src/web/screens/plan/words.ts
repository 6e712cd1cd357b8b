import { chips, many, ordinal } from '../../shared/format.ts';
import type { Catalogue } from '../../shared/language.ts';
import type { Gap } from '../../shared/planning/wish.ts';
import { colorWords } from '../../shared/rulebooks/color-words.ts';

const en = {
  home: 'Riffle',
  title: 'Plan a night',
  lead: 'Say who comes and how long you have. The blinds are tried out on simulated nights while you type.',
  again: 'Start from',
  lastTime: 'Last time',
  keep: 'Keep as a preset',
  kept: (name: string) => `“${name}” is kept: you find it here next time.`,

  theTournament: 'The night',
  name: 'What it is called',
  nameHint: 'Thursday game',
  date: 'Day',
  time: 'Cards in the air',
  place: 'Where',
  placeHint: 'For the invitation; may stay empty',
  players: 'Players expected',
  buyIn: (symbol: string) => `Buy-in, ${symbol}`,
  howLong: 'How long it may take',
  hours: 'Hours',
  by: 'Over by',
  inHours: 'For so many hours',
  byTime: 'Over by a time',

  rulebook: 'Whose rules',
  compare: 'What the houses do differently',

  chips: 'Your chips',
  fromCase: 'From my case',
  toBuy: 'Tell me what to buy',
  chip: (color: string, value: number) => `${color} ${chips(value)}`,
  color: 'Color',
  value: 'Worth',
  count: 'How many',
  takeOut: (value: number) => `Take the ${chips(value)}s out of the case`,
  addChip: 'Another color',
  inCase: (count: number, worth: number) => `${many(count, 'chip')}, worth ${chips(worth)}`,
  colors: colorWords.en,

  details: 'Rebuys, levels and the door',
  rebuys: 'Rebuys',
  asInRulebook: (says: string) => `As the house has it: ${says}`,
  rebuyCount: (atMost: number | null) =>
    atMost === 0
      ? 'none'
      : atMost === null
        ? 'as many as they like'
        : atMost === 1
          ? 'one each'
          : `${atMost} each`,
  throughLevel: 'Rebuys through level',
  addOn: 'Add-on in the first break',
  levels: 'Minutes a level',
  levelsAsFit: 'As it fits',
  levelsOwn: 'I insist on',
  approval: 'Guests with the link wait until I let them in',

  gaps: {
    players: 'From 2 to 100 players can be planned: how many come?',
    minutes: 'A night takes from 20 minutes to 24 hours: how long do you have?',
    'buy-in': 'What does a seat cost? Nothing at all is fine too.',
    chips: 'Every color in the case needs a value, and how many there are of it.',
    twice: 'Two colors have the same value: change one of them.',
    level: 'At least four levels must fit into the time: make them shorter.',
  } satisfies Record<Gap, string>,
  nameFirst: 'Give the night a name, then it can be made.',

  working: 'Playing some nights to find the blinds',
  waiting: 'The plan stands here as soon as it is worked out.',
  stays: 'The last plan stays until this is put right.',
  retry: 'Try again',
  codeNeeded: 'This is not the host’s machine. Type the code from the terminal in which Riffle was started.',
  siteCode: 'The code in the host’s terminal',
  useCode: 'Use this code',

  ends: 'When it is over',
  halfOver: (time: string) => `Half of the nights are over by ${time}`,
  inTime: (percent: number, time: string) => `${percent} % are over by ${time}`,
  histogram: (tournaments: number, from: string, to: string, median: string) =>
    `How ${tournaments} simulated nights ended: the first at ${from}, half of them by ${median}, the last at ${to}.`,
  limit: 'must be over',

  warnings: 'Worth knowing',
  gaveUp: {
    'no-rebuys': (players: number) =>
      `The chips make ${players} stacks and none for rebuys. Play without rebuys, or put more chips in the case.`,
    shallow: (depth: number) =>
      `Everybody begins with ${depth} big blinds; 50 make a better game. More chips of high value, or fewer players, would help.`,
    steep: (percent: number) =>
      `To be done in time the blinds go up by ${percent} % a level. Half an hour more makes it gentler.`,
    early: (minutes: number) =>
      `Nine nights in ten are over after ${clock(minutes)} already: there are not enough chips for more. Start later, or put more chips in the case.`,
    late: (minutes: number) =>
      `One night in ten takes longer than ${clock(minutes)}. Give it more time, or invite fewer players.`,
  },

  stack: 'Everybody gets',
  stackIs: (stack: number, depth: number) => `${chips(stack)} in chips, ${depth} big blinds`,
  ofEach: (count: number, color: string, value: number) =>
    `${count} × ${color.toLowerCase()} ${chips(value)}`,
  reserve: (count: number) => `${many(count, 'stack')} kept for rebuys.`,
  buy: 'To buy, in rolls of fifty',

  schedule: 'Blinds',
  level: 'Level',
  from: 'From',
  blinds: 'Blinds',
  minutes: 'Min.',
  open: 'to the end',
  pause: (minutes: number) => `Break, ${minutes} minutes`,
  colorUp: (chip: number, into: number) => `The ${chips(chip)}s go: changed into ${chips(into)}s`,
  beyond: (time: string) => `After ${time}, should it take longer`,

  prizes: 'Prizes',
  prizesOf: (players: number, total: string) => `${total} from ${many(players, 'player')}, before rebuys`,
  nth: (place: number) => ordinal(place),

  make: 'Make the night',
  making: 'Making the night',

  made: 'The night is made',
  direct: 'Direct it here',
  tv: 'Show it on a TV',

  invited: 'You are invited',
  when: 'When',
  where: 'Where',
  price: 'A seat costs',
  free: 'Nothing',
  withRebuys: (price: string) => `${price}, rebuys possible`,
  rulesOf: 'Rules',
  fromAge: (age: number) => `For guests of ${age} and older.`,
  who: 'Who comes',
  nobodyYet: 'Nobody has answered yet. Be the first.',
  coming: (count: number) => (count === 1 ? '1 comes' : `${count} come`),
  cannotCount: (count: number) => (count === 1 ? '1 cannot' : `${count} cannot`),
  yourName: 'Your name, as the table knows you',
  yes: 'I’m coming',
  no: 'I can’t',
  youCome: (name: string) => `You are on the list, ${name}.`,
  youWait: 'The director has your name and will let you in soon.',
  notLetIn: 'The host didn’t let you in. If that’s a mistake, talk to them.',
  youCannot: 'A pity. If things change, this link still works.',
  stillCannot: 'I can’t after all',
  seat: 'My seat and the clock',
  privacy: 'Privacy: what is kept about you',
  over: 'This night is over.',
  running: 'This night is being played right now.',
  nameNeeded: 'Type your name first, so that the host knows who it is.',

  sampleName: 'Sample night',
  sample: 'Try a sample night',
  sampleOpens: 'Seating 24 players at three tables',
};

/** Minutes as people say them: 2 h 45 min. */
export function clock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ') || '0 min';
}

export type PlanWords = typeof en;
export const planWords: Catalogue<PlanWords> = { en, de: () => import('./words.de.ts').then(({ de }) => de) };
