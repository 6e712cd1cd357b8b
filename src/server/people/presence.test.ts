import { expect, test } from 'vitest';
import { Presence } from './presence.ts';

test('a device is here while it has a socket, and was here when its last one closed', () => {
  let now = 5;
  const presence = new Presence(() => now);
  expect(presence.said('ann')).toEqual({ online: false, seenAt: null });
  presence.came('ann');
  presence.came('ann');
  presence.left('ann');
  expect(presence.said('ann')).toEqual({ online: true, seenAt: 5 });
  now = 9;
  presence.left('ann');
  now = 20;
  expect(presence.said('ann')).toEqual({ online: false, seenAt: 9 });
});

test('strangers who come and go are forgotten, the earliest first', () => {
  const presence = new Presence(() => 1);
  presence.came('tv');
  for (let at = 0; at < 1001; at++) {
    presence.came(`stranger ${at}`);
    presence.left(`stranger ${at}`);
  }
  expect(presence.said('tv').online).toBe(true);
  expect([presence.said('stranger 0').seenAt, presence.said('stranger 1').seenAt]).toEqual([null, 1]);
});
