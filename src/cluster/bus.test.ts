import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { natsThere, TestNats } from '../testing/nats.ts';
import type { Bus } from './bus.ts';
import { busContract } from './contract.ts';
import { LocalBus } from './local-bus.ts';
import { NatsBus, NoNats } from './nats-bus.ts';

describe('in one process', () => {
  busContract(async () => {
    const bus = new LocalBus();
    return { one: bus, other: bus, cut: async () => bus.cut(), mend: async () => bus.mend() };
  });
});

const there = natsThere();
if (!there)
  console.warn('nats-server is not here and cannot be installed: the bus is tested in-process alone.');

describe.runIf(there)('over NATS', () => {
  const open: Bus[] = [];
  let nats: TestNats;
  beforeAll(async () => {
    nats = await TestNats.start();
    return () => nats.stop();
  });
  afterEach(async () => {
    for (const bus of open.splice(0)) await bus.close();
  });

  busContract(async () => {
    const [one, other] = [await NatsBus.open(nats.url), await NatsBus.open(nats.url)];
    open.push(one, other);
    return { one, other, cut: () => nats.stop(), mend: () => nats.start() };
  });

  test('an unreachable server is reported in one line, without the password', async () => {
    const refused = NatsBus.open('nats://ana:secret@127.0.0.1:1');
    await expect(refused).rejects.toBeInstanceOf(NoNats);
    await expect(refused).rejects.toThrow(/^NATS at 127\.0\.0\.1:1 cannot be reached/);
    await expect(NatsBus.open('secret words')).rejects.toThrow(/^--nats is no address/);
  });
});
