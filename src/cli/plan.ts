import type { ChipSet } from '../engine/chips/denominations.ts';
import { ownPlan, type Plan, planTournament } from '../plan/planner.ts';
import {
  BadInput,
  bold,
  type Command,
  chosenRulebook,
  dim,
  positiveNumber,
  print,
  readArgs,
  wholeNumber,
} from './command.ts';
import { clock, histogram } from './progress.ts';

/** `5:200,25:200`: value and count of each. */
function chipCase(text: string): ChipSet {
  return text.split(',').map((item) => {
    const match = /^\s*(\d+)\s*[:x]\s*(\d+)\s*$/.exec(item);
    const [value, count] = [Number(match?.[1]), Number(match?.[2])];
    if (match === null || value < 1)
      throw new BadInput(`--chips: "${item.trim()}" is no value and count, like 25:200`);
    return { value, count };
  });
}

const cents = (amount: number): string => (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2);
const chipsText = (set: ChipSet): string => set.map(({ value, count }) => `${count} × ${value}`).join(', ');

function show(plan: Plan): void {
  print(
    bold(`${plan.startingStack} chips each, ${plan.bigBlinds} big blinds: ${chipsText(plan.chipsPerPlayer)}`),
  );
  if (plan.rebuyReserve > 0) print(`${plan.rebuyReserve} more stacks kept for rebuys`);
  if (plan.chipsToBuy !== null) print(`the case: ${chipsText(plan.chipsToBuy)}`);
  print('');
  let at = 0;
  for (const [index, { small, big, ante, minutes }] of plan.levels.entries()) {
    const level = index + 1;
    for (const { chip, into, beforeLevel } of plan.colourUps)
      if (beforeLevel === level) print(dim(`          change the ${chip}s up into ${into}s`));
    const length = minutes === null ? 'to the end' : `${minutes} minutes`;
    print(
      `${clock(at).padStart(5)}  ${String(level).padStart(2)}  ${bold(`${small}/${big}`.padEnd(12))}${ante > 0 ? ` ante ${ante}` : ''} ${dim(length)}`,
    );
    at += minutes ?? 0;
    const pause = plan.breaks.find(({ afterLevel }) => afterLevel === level);
    if (pause !== undefined) {
      print(dim(`${clock(at).padStart(5)}      break of ${pause.minutes} minutes`));
      at += pause.minutes;
    }
  }
  print('');
  print(`prizes: ${plan.prizes.map((prize, place) => `${place + 1}. ${cents(prize)}`).join('  ')}`);
  const { p10, p50, p90 } = plan.finish;
  print(
    `over after ${bold(clock(p50))}; one night in ten before ${clock(p10)}, one in ten after ${clock(p90)}`,
  );
  for (const line of histogram(plan.finishes)) print(line);
  for (const { message } of plan.gaveUp) print(`! ${message}`);
}

function run(args: readonly string[]): number {
  const { values } = readArgs(args, {
    players: { type: 'string' },
    minutes: { type: 'string' },
    buyin: { type: 'string' },
    chips: { type: 'string' },
    rulebook: { type: 'string', default: 'homepokertourney' },
    'hands-per-hour': { type: 'string' },
    own: { type: 'boolean' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean' },
  });
  if (values.players === undefined) throw new BadInput('--players is needed, like --players 12');
  if (values.minutes === undefined && !values.own)
    throw new BadInput('--minutes is needed, like --minutes 240; or --own for the house’s own schedule');
  const price =
    values.buyin === undefined ? {} : { buyIn: Math.round(positiveNumber(values.buyin, '--buyin') * 100) };
  const pace = values['hands-per-hour'];
  const wishes = {
    rulebook: chosenRulebook(values.rulebook),
    players: wholeNumber(values.players, '--players', 2),
    seed: wholeNumber(values.seed, '--seed', 0),
    ...price,
    ...(pace === undefined ? {} : { pace: { handsPerHour: positiveNumber(pace, '--hands-per-hour') } }),
  };
  const chips = values.chips === undefined ? {} : { chips: chipCase(values.chips) };
  const planned = values.own
    ? ownPlan(wishes)
    : planTournament({ ...wishes, minutes: positiveNumber(values.minutes!, '--minutes'), ...chips });
  if ('refused' in planned) throw new BadInput(planned.refused);
  const { rulebook: _, finishes: __, ...plan } = planned.plan;
  if (values.json) print(JSON.stringify({ rulebook: values.rulebook, ...plan }));
  else show(planned.plan);
  return 0;
}

export const planCommand: Command = {
  name: 'plan',
  summary: 'a schedule, chips and prizes for the hours and the chips there are',
  help: `riffle plan --players N --minutes M [--buyin PRICE] [--chips VALUE:COUNT,…] [--rulebook ID] [--hands-per-hour N] [--json]
riffle plan --players N --own [--rulebook ID] [--json]

Levels the chips can make, breaks, which chips go when, what everybody begins with, prizes, and when simulated nights end.
Nine nights in ten are over in the time asked for; what had to be given up for that is told.
--chips is the case one owns; without it, what to buy is worked out. --own takes the house's own schedule as it is.

Example: riffle plan --players 12 --minutes 240 --buyin 25 --chips 5:200,25:200,100:50,500:50`,
  run,
};
