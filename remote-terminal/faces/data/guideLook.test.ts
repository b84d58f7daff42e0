import type { FaceFrame } from 'shared-ui';
import { expect, test } from 'vitest';
import type { Guidance } from '../rules/guidance.ts';
import { emptyFrame, frameOf } from '../testing/faceFrames.ts';
import { createLookGuide } from './guideLook.ts';

/** A simulated person, by what is seen that many milliseconds after the start. */
function standBefore(
  see: (now: number) => FaceFrame | null,
  { hasDetector = true, comesAfter = 0 } = {},
) {
  let now = 0;
  const said: (Guidance | null)[] = [];
  const rows: number[] = [];
  const trailCamera = {
    aim: () => undefined,
    take: () => document.createElement('canvas'),
    sheet: async (turns: readonly (readonly unknown[])[]) => {
      rows.push(...turns.map(({ length }) => length));
      return new Blob();
    },
  };
  const guide = createLookGuide({
    trailCamera,
    sight: () => {
      if (now < comesAfter) return 'COMING';
      return hasDetector ? { look: async () => see(now) } : null;
    },
    video: () => document.createElement('video'),
    onGuidance: (guidance) => said.push(guidance),
    pause: async (milliseconds) => void (now += milliseconds),
    clock: () => now,
  });
  const { reach: reachLook, hold, endTurn, trail } = guide;
  return { reachLook, hold, endTurn, trail, rows, said: () => [...new Set(said)], now: () => now };
}

test('the picture is taken as soon as somebody has turned, to the side that was asked for', async () => {
  const person = standBefore((now) => frameOf({ turn: now < 2_000 ? 0.52 : 0.75 }));
  expect(await person.reachLook('STRAIGHT', 0.08)).toBe('SEEN');
  expect(person.now()).toBeLessThan(500);
  expect(await person.reachLook('LEFT', 0.08)).toBe('SEEN');
  expect(person.now()).toBeGreaterThan(2_000);
  expect(person.now()).toBeLessThan(2_500);
});

test('a still face gets all attempts, and its turn counts as missed', async () => {
  const person = standBefore(() => frameOf());
  await person.reachLook('STRAIGHT', 0.08);
  const begin = person.now();
  await expect(person.reachLook('RIGHT', 0.08)).rejects.toMatchObject({ missing: 'TURN' });
  expect(person.now() - begin).toBeGreaterThanOrEqual(5_000);
  expect(person.now() - begin).toBeLessThan(5_200);
});

test('a head that comes back slowly is waited for, and the next turn counts from its first look', async () => {
  // Back from the left in 1.5 s, then to the left again: 0.2 from the first look, 0.1 from halfway
  // back.
  const person = standBefore((now) => {
    if (now < 1_000) return frameOf({ turn: 0.48 });
    if (now < 2_000) return frameOf({ turn: 0.71 });
    if (now < 3_500) return frameOf({ turn: 0.59 });
    return frameOf({ turn: now < 4_500 ? 0.48 : 0.7 });
  });
  await person.reachLook('STRAIGHT', 0.12);
  await person.reachLook('LEFT', 0.12);
  await person.reachLook('STRAIGHT', 0.12);
  expect(person.now()).toBeGreaterThan(3_500);
  await person.hold(500, 0.12);
  expect(await person.reachLook('LEFT', 0.12)).toBe('SEEN');
});

test('who stands badly is told what to do', async () => {
  const person = standBefore((now) => frameOf(now < 1_000 ? { width: 80, x: 360 } : {}));
  await person.reachLook('STRAIGHT', 0.08);
  expect(person.said()).toEqual(['CLOSER', null]);
});

test.each([
  ['is too far away', frameOf({ width: 80, x: 360 }), 'CLOSER'],
  ['stands in the dark', frameOf({ brightness: 20 }), 'DARK'],
  ['looks aside', frameOf({ turn: 0.8 }), 'STRAIGHT'],
] as const)(
  'nothing is taken of who %s to the end, and it is known why',
  async (_who, frame, why) => {
    const person = standBefore(() => frame);
    await expect(person.reachLook('STRAIGHT', 0.08)).rejects.toMatchObject({ missing: why });
  },
);

test('where nobody stands it ends sooner', async () => {
  const person = standBefore(() => emptyFrame);
  await expect(person.reachLook('STRAIGHT', 0.08)).rejects.toMatchObject({ missing: 'NOBODY' });
  expect(person.said()).toEqual(['NOBODY']);
  expect(person.now()).toBeLessThan(5_200);
});

test('a camera that shows nothing has seen nobody', async () => {
  const person = standBefore(() => null);
  await expect(person.reachLook('STRAIGHT', 0.08)).rejects.toMatchObject({ missing: 'NOBODY' });
  expect(person.said()).toEqual([]);
});

test('without a detector each look gets a second, and none counts as seen', async () => {
  const person = standBefore(() => emptyFrame, { hasDetector: false });
  expect(await person.reachLook('STRAIGHT', 0.08)).toBe('UNSEEN');
  expect(await person.reachLook('LEFT', 0.08)).toBe('UNSEEN');
  expect(person.now()).toBe(2_000);
});

test('a detector that is on its way is waited for, and not for ever', async () => {
  const soon = standBefore(() => frameOf(), { comesAfter: 2_000 });
  expect(await soon.reachLook('STRAIGHT', 0.08)).toBe('SEEN');
  expect(soon.now()).toBeGreaterThan(2_000);
  const late = standBefore(() => frameOf(), { comesAfter: 60_000 });
  expect(await late.reachLook('STRAIGHT', 0.08)).toBe('UNSEEN');
  expect(await late.reachLook('LEFT', 0.08)).toBe('UNSEEN');
  expect(late.now()).toBeLessThan(8_500);
});

test('a clip that moves on before it is told to ends the try', async () => {
  const clip = standBefore((now) => frameOf({ turn: now < 1_000 ? 0.5 : 0.75 }));
  await clip.reachLook('STRAIGHT', 0.08);
  await expect(clip.hold(1_200, 0.08)).rejects.toMatchObject({ missing: 'EARLY' });
});

test('a turn to the side that was not asked for ends the try, though the right one would follow', async () => {
  const loop = standBefore((now) =>
    frameOf({ turn: now < 1_000 ? 0.5 : now < 2_000 ? 0.75 : 0.25 }),
  );
  await loop.reachLook('STRAIGHT', 0.08);
  await loop.hold(300, 0.08);
  await expect(loop.reachLook('RIGHT', 0.08)).rejects.toMatchObject({ missing: 'OTHER_SIDE' });
});

test('a turn back to straight ahead and into the next one gives a row of tiles for each', async () => {
  const head = (now: number) => 0.5 + 0.25 * Math.max(0, Math.sin(now / 600));
  const person = standBefore((now) => frameOf({ turn: now < 1_000 ? 0.5 : head(now - 1_000) }));
  await person.reachLook('STRAIGHT', 0.08);
  await person.hold(200, 0.08);
  expect(await person.reachLook('LEFT', 0.08)).toBe('SEEN');
  person.endTurn();
  expect(await person.reachLook('STRAIGHT', 0.08)).toBe('SEEN');
  await person.hold(200, 0.08);
  expect(await person.reachLook('LEFT', 0.08)).toBe('SEEN');
  person.endTurn();
  await person.trail();
  expect(person.rows).toEqual([6, 6]);
});
