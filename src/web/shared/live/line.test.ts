import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { People } from '../../../server/people/people.ts';
import { ScreenSite } from '../../../testing/screen-site.ts';
import { ScreenTournament } from '../../../testing/screen-tournament.ts';
import { until } from '../../../testing/until.ts';
import { Line } from './line.ts';

let site: ScreenSite;
let lines: Line[] = [];
let keys = 0;
let dialed = 0;

beforeEach(async () => {
  site = await ScreenSite.open();
});
afterEach(async () => {
  for (const line of lines) line.close();
  lines = [];
  await site.close();
});

/** A device whose clock started at another moment. */
function line(as: string, began = 0): Line {
  const url = `${site.url.replace('http', 'ws')}/ws?as=${as}`;
  const opened = new Line({
    tournament: 'tournament',
    connect: () => {
      dialed++;
      return new WebSocket(url) as never;
    },
    local: () => performance.now() + began,
    key: () => `line-test-${keys++}`,
    retryMs: [30],
  });
  lines.push(opened);
  return opened;
}

/** As far as a device may be off the server's time, which is this process's own. */
const APART_MS = 100;
const isRight = ({ clock }: Line): boolean => Math.abs(clock.now() - Date.now()) < APART_MS;

test('a command of the director reaches every screen', async () => {
  await (await ScreenTournament.live(site, 'tournament')).started(4);
  const [desk, tv] = [line('director'), line('display')];
  await until(() => desk.snapshot().view && tv.snapshot().view);
  expect(await desk.do({ type: 'leave', player: 'mia' })).toMatchObject({ type: 'done' });
  await until(() => tv.snapshot().view!.tables[0]!.seats.some(({ away }) => away));
  expect(tv.snapshot().view).toMatchObject({ people: [], tasks: [], undo: null });
  expect(await desk.do({ type: 'leave', player: 'mia' })).toMatchObject({
    type: 'refused',
    code: 'already-away',
  });
});

test('a command is done when the screen shows it: a draw never opens on the old seats', async () => {
  await (await ScreenTournament.live(site, 'tournament')).enter(6);
  const desk = line('director');
  await until(() => desk.snapshot().view);
  await desk.do({ type: 'draw-seats', oneByOne: true });
  expect(desk.snapshot().view!.tables[0]!.seats).toHaveLength(6);
});

test('clocks of devices started years apart agree within 200 ms', async () => {
  await (await ScreenTournament.live(site, 'tournament')).started(4);
  const devices = [line('display'), line('display', 1e12), line('display', -9e11)];
  await until(() => devices.every((device) => device.snapshot().view));
  await until(() => devices.every(isRight), 'they never agree');
});

test('a broken line reconnects by itself, says since when it was away, and catches up', async () => {
  const scene = await (await ScreenTournament.live(site, 'tournament')).started(4);
  const tv = line('display');
  await until(() => tv.snapshot().view && isRight(tv));
  // It is back so soon that only a listener is sure to notice.
  const away = new Promise<number>((resolve) => {
    tv.subscribe(() => {
      const { awaySince } = tv.snapshot();
      if (awaySince !== null) resolve(awaySince);
    });
  });
  const cut = Date.now();
  site.hangUp();
  const since = await away;
  expect(since).toBeGreaterThan(cut - APART_MS);
  expect(since).toBeLessThan(Date.now() + APART_MS);
  await scene.do({ type: 'leave', player: 'mia' });
  await until(() => tv.snapshot().awaySince === null);
  await until(() => tv.snapshot().view!.tables[0]!.seats.some(({ away }) => away));
});

test('what is tapped while the server is away is done once when it is back', async () => {
  await (await ScreenTournament.live(site, 'tournament')).started(4);
  const desk = line('director');
  await until(() => desk.snapshot().view);
  const before = desk.snapshot().version;
  const back = await site.away();
  await until(() => desk.snapshot().awaySince !== null);
  const answer = desk.do({ type: 'start-hand', table: '1' });
  expect(desk.snapshot().pending).toEqual([{ type: 'start-hand', table: '1' }]);
  const tried = dialed;
  await until(() => dialed > tried + 1, 'it does not try again');
  await back();
  expect(await answer).toMatchObject({ type: 'done' });
  expect(desk.snapshot().pending).toEqual([]);
  await until(() => desk.snapshot().version === before + 2);
  expect(desk.snapshot().view!.tables[0]!).toMatchObject({ playing: true, hand: 1 });
});

test('a device that wakes up asks for the time again, and its clock does not jump meanwhile', async () => {
  await (await ScreenTournament.live(site, 'tournament')).started(4);
  const tv = line('display', 1e12);
  await until(() => tv.snapshot().view && isRight(tv));
  let pongs = 0;
  tv.onFrame(({ type }) => {
    if (type === 'pong') pongs++;
  });
  tv.wake();
  expect(isRight(tv)).toBe(true);
  await until(() => pongs > 0, 'it does not ask');
  await until(() => isRight(tv), 'its clock is wrong');
  expect(tv.snapshot().awaySince).toBeNull();
});

test('a deleted tournament is no longer shown, and the screen says so', async () => {
  await (await ScreenTournament.live(site, 'tournament')).started(4);
  const tv = line('display');
  await until(() => tv.snapshot().view);
  const people = await People.open(site.store, site.rooms);
  expect(await people.deleteTournament('tournament')).toMatchObject({ ok: true });
  await until(() => tv.snapshot().refused);
  expect(tv.snapshot()).toMatchObject({ view: null, refused: { code: 'deleted' } });
});

test('the screen says that a tournament does not exist', async () => {
  const lost = line('display');
  await until(() => lost.snapshot().refused);
  expect(lost.snapshot().refused).toMatchObject({ code: 'no-such-tournament' });
});

test('a screen that looks at the line late has missed nothing of the hand', async () => {
  const scene = await ScreenTournament.dealt(site, 'tournament', 3);
  const phone = line(`player:${scene.playerToAct()}`);
  await until(() => phone.feed().hand);
  expect(phone.feed().told[0]).toMatchObject({ is: 'dealt' });
  const { told } = phone.feed();
  await scene.act('call');
  await until(() => phone.feed().told.length > told.length);
  expect(phone.feed().told.slice(0, told.length)).toEqual(told);
});
