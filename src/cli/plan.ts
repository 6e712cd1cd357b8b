import type { ChipSet } from '../engine/chips/denominations.ts';
import { type Plan, planTournament } from '../plan/planner.ts';
import { DEFAULT_RULEBOOK } from '../rulebooks/index.ts';
import { clock, duration, histogram } from './progress.ts';
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
} from './shared/command.ts';

/** `5:200,25:200`: value and count of each. */
function chipCase(text: string): ChipSet {
  return text.split(',').map((item) => {
    const match = /^\s*(\d+)\s*[:x]\s*(\d+)\s*$/.exec(item);
    const [value, count] = [Number(match?.[1]), Number(match?.[2])];
    if (match === null || value < 1)
      throw new BadInput(`--chips: "${item.trim()}" is not a value and a count, like 25:200`);
    return { value, count };
  });
}

const cents = (amount: number): string => (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2);
const chipsText = (set: ChipSet): string => set.map(({ value, count }) => `${count} × ${value}`).join(', ');

function show(plan: Plan): void {
  print(
    bold(`${plan.startingStack} chips each, ${plan.bigBlinds} big blinds: ${chipsText(plan.chipsPerPlayer)}`),
  );
  if (plan.rebuyReserve > 0 && plan.chipsToBuy === null)
    print(`${plan.rebuyReserve} more stacks set aside for rebuys`);
  if (plan.chipsToBuy !== null)
    print(`chips to buy: ${chipsText(plan.chipsToBuy.map(({ value, buy }) => ({ value, count: buy })))}`);
  if (plan.chipsForRebuys.length > 0)
    print(`for ${plan.rebuyReserve} rebuys, buy as well: ${chipsText(plan.chipsForRebuys)}`);
  print('');
  let at = 0;
  for (const [index, { small, big, ante, minutes }] of plan.levels.entries()) {
    const level = index + 1;
    for (const { chip, into, beforeLevel } of plan.colorUps)
      if (beforeLevel === level) print(dim(`          color up the ${chip}s into ${into}s`));
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
    `half of the simulated tournaments end within ${bold(duration(p50))}, one in ten within ${duration(p10)}, nine in ten within ${duration(p90)}`,
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
    rulebook: { type: 'string', default: DEFAULT_RULEBOOK },
    'hands-per-hour': { type: 'string' },
    own: { type: 'boolean' },
    set: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean' },
  });
  if (values.players === undefined) throw new BadInput('--players is missing: write it like --players 12');
  if (values.minutes === undefined && !values.own)
    throw new BadInput(
      '--minutes is missing: write it like --minutes 240, or use --own for the rulebook’s own schedule',
    );
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
    ? planTournament({ ...wishes, printed: values.set === undefined ? {} : { set: values.set } })
    : planTournament({ ...wishes, minutes: positiveNumber(values.minutes!, '--minutes'), ...chips });
  if ('refused' in planned) throw new BadInput(planned.refused);
  const { rulebook: _, finishes: __, ...plan } = planned.plan;
  if (values.json) print(JSON.stringify({ rulebook: values.rulebook, ...plan }));
  else show(planned.plan);
  return 0;
}

export const planCommand: Command = {
  name: 'plan',
  summary: 'plan levels, chips and prizes for the time and the chips you have',
  help: `riffle plan --players N --minutes M [--buyin PRICE] [--chips VALUE:COUNT,…] [--rulebook ID] [--hands-per-hour N] [--json]
riffle plan --players N --own [--set NAME] [--rulebook ID] [--json]

Plans levels, breaks, color-ups, starting stacks and prizes, and simulates when the tournament ends. Nine in ten simulated
tournaments are over in time; the plan says what it had to give up for that.
--chips lists the chips you own; without it, the plan says which to buy. --own uses the rulebook's own schedule,
and --set one of its chip sets (A, B or C at HomePokerTourney).

Example: riffle plan --players 12 --minutes 240 --buyin 25 --chips 5:200,25:200,100:50,500:50`,
  run,
};
