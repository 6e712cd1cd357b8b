import { afterAll, expect, test } from 'vitest';
import { Chaos } from '../testing/chaos.ts';
import { natsThere } from '../testing/nats.ts';

/** RIFFLE_CHAOS=1 is the full length: npm run chaos. */
const FULL = process.env.RIFFLE_CHAOS !== undefined;
const { tournaments, players, seconds } = FULL
  ? { tournaments: 100, players: 4, seconds: 120 }
  : { tournaments: 6, players: 4, seconds: 0 };

const there = natsThere();
if (!there && FULL) throw new Error('nats-server is needed: install it, for chaos without it proves little.');
if (!there) console.warn('nats-server is not here and cannot be installed: no chaos of many servers.');

let chaos: Chaos | null = null;
afterAll(() => chaos?.end());

test.runIf(there)(
  `${tournaments} tournaments on three servers end well although everything breaks for ${seconds} seconds`,
  async () => {
    chaos = await Chaos.start();
    for (let at = 0; at < tournaments; at++) await chaos.tournament(players);
    const acknowledged = () => chaos!.guests.reduce((sum, guest) => sum + guest.acknowledged.length, 0);
    const before = acknowledged();
    await chaos.breakThings(seconds);
    const during = acknowledged() - before;
    const left = await chaos.playOut(FULL ? 600 : 90);
    await chaos.stopServers();
    console.log(
      JSON.stringify({
        did: chaos.did,
        during,
        acknowledged: acknowledged(),
        frames: chaos.frames,
        refusals: chaos.guests.reduce((s, g) => s + g.refusals, 0),
      }),
    );
    expect(left).toEqual([]);
    expect(chaos.wrong).toEqual([]);
  },
  900_000,
);
