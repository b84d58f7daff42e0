import type { FaceFrame } from 'shared-ui';
import { expect, test } from 'vitest';
import type { Guidance } from '../rules/guidance.ts';
import { emptyFrame, frameOf } from '../testing/faceFrames.ts';
import { createReachLook, NobodyThere } from './guideLook.ts';

/** Somebody before the camera, by what is seen so many milliseconds after the beginning. */
function standBefore(see: (now: number) => FaceFrame, hasDetector = true) {
  let now = 0;
  const said: (Guidance | null)[] = [];
  const reachLook = createReachLook({
    detector: () => (hasDetector ? { look: async () => see(now) } : null),
    video: () => document.createElement('video'),
    onGuidance: (guidance) => said.push(guidance),
    pause: async (milliseconds) => void (now += milliseconds),
    clock: () => now,
  });
  return { reachLook, said: () => [...new Set(said)], now: () => now };
}

test('the picture is taken as soon as somebody has turned, to the side that was asked for', async () => {
  const person = standBefore((now) => frameOf({ turn: now < 2_000 ? 0.52 : 0.75 }));
  await person.reachLook('STRAIGHT', 0.08);
  expect(person.now()).toBeLessThan(500);
  await person.reachLook('LEFT', 0.08);
  expect(person.now()).toBeGreaterThan(2_000);
  expect(person.now()).toBeLessThan(2_500);
});

test('a still face gets all attempts, and then the server judges', async () => {
  const person = standBefore(() => frameOf());
  await person.reachLook('STRAIGHT', 0.08);
  const begin = person.now();
  await person.reachLook('RIGHT', 0.08);
  expect(person.now() - begin).toBeGreaterThanOrEqual(5_000);
  expect(person.now() - begin).toBeLessThan(5_200);
});

test('who stands badly is told what to do', async () => {
  const person = standBefore((now) => frameOf(now < 1_000 ? { width: 80, x: 360 } : {}));
  await person.reachLook('STRAIGHT', 0.08);
  expect(person.said()).toEqual([null, 'CLOSER']);
});

test('where nobody stands it ends', async () => {
  const person = standBefore(() => emptyFrame);
  await expect(person.reachLook('STRAIGHT', 0.08)).rejects.toThrow(NobodyThere);
  expect(person.said()).toEqual([null, 'NOBODY']);
});

test('without a detector each look gets a second', async () => {
  const person = standBefore(() => emptyFrame, false);
  await person.reachLook('STRAIGHT', 0.08);
  await person.reachLook('LEFT', 0.08);
  expect(person.now()).toBe(2_000);
});
