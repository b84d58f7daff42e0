import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceHash, isSamePicture } from './differenceHash.ts';
import { embeddingLength } from './distance.ts';
import { judgeLiveness as judge, type LivenessFrame, type TurnOrder } from './judgeLiveness.ts';
import { measuredSize, measureLight } from 'shared-contracts/faces/measureLight.ts';
import { judgePictureQuality, pickFace } from './pictureQuality.ts';
import { planeResidual } from './planeResidual.ts';
import { turnRatio } from './turnRatio.ts';

const judgeLiveness = (frames: Parameters<typeof judge>[0], order: TurnOrder) =>
  judge(frames, order, 0.08);

/**
 * @param who a number for each person; people are 1 apart
 * @param depth how far the nose stands out, in half widths of the face; 0 is a sheet
 */
function frame(turn: number, who = 0, depth = 2): LivenessFrame {
  const embedding = new Float32Array(embeddingLength);
  embedding[0] = who;
  const angle = turn - 0.5;
  const landmarks = Array.from({ length: 68 }, (_, index) => {
    const [across, down] = [(index % 7) - 3, Math.floor(index / 7) - 5];
    const out = index >= 27 && index < 36 ? depth * 3 : 0;
    const x = across * Math.cos(angle) + out * Math.sin(angle);
    const away = 30 + across * Math.sin(angle) - out * Math.cos(angle);
    return [(300 * x) / away, (300 * down) / away];
  }).flat();
  return { turn, landmarks, embedding };
}

const orders: readonly TurnOrder[] = [
  ['left', 'right'],
  ['right', 'left'],
];
const order = fc.constantFrom(...orders);
const base = fc.double({ min: 0.39, max: 0.61, noNaN: true });
const far = fc.double({ min: 0.081, max: 0.4, noNaN: true });

function turned(from: number, by: number, direction: 'left' | 'right'): number {
  return direction === 'left' ? from + by : from - by;
}

function reversed([first]: TurnOrder): TurnOrder {
  return first === 'left' ? ['right', 'left'] : ['left', 'right'];
}

test('Who looks straight and turns as asked is live, in either order', () => {
  fc.assert(
    fc.property(order, base, far, far, (asked, start, one, other) => {
      const frames = [
        frame(start),
        frame(turned(start, one, asked[0])),
        frame(turned(start, other, asked[1])),
      ] as const;
      expect(judgeLiveness(frames, asked)).toBeNull();
      expect(judgeLiveness(frames, reversed(asked))).toBe('WRONG_DIRECTION');
      expect(judgeLiveness([frames[0], frames[2], frames[1]], asked)).toBe('WRONG_DIRECTION');
    }),
  );
});

test('Who turns too little, either time, is not', () => {
  fc.assert(
    fc.property(
      order,
      base,
      far,
      fc.double({ min: 0, max: 0.079, noNaN: true }),
      (asked, start, one, little) => {
        const enough = (number: 1 | 2) => frame(turned(start, one, asked[number - 1] ?? 'left'));
        const barely = (number: 1 | 2) => frame(turned(start, little, asked[number - 1] ?? 'left'));
        expect(judgeLiveness([frame(start), barely(1), enough(2)], asked)).toBe('NOT_TURNED');
        expect(judgeLiveness([frame(start), enough(1), barely(2)], asked)).toBe('NOT_TURNED');
      },
    ),
  );
});

test('A sheet that is turned is no head, however far', () => {
  fc.assert(
    fc.property(order, far, far, (asked, one, other) => {
      const sheet = [
        frame(0.5, 0, 0),
        frame(turned(0.5, one, asked[0]), 0, 0),
        frame(turned(0.5, other, asked[1]), 0, 0),
      ] as const;
      expect(judgeLiveness(sheet, asked)).toBe('FLAT');
      expect(planeResidual(sheet[0].landmarks, sheet[1].landmarks)).toBeLessThan(1e-6);
    }),
  );
});

test('Another person in any frame is noticed', () => {
  fc.assert(
    fc.property(fc.constantFrom(0, 1, 2), (which) => {
      const who = (number: number) => (number === which ? 1 : 0);
      const frames = [frame(0.5, who(0)), frame(0.7, who(1)), frame(0.3, who(2))] as const;
      expect(judgeLiveness(frames, ['left', 'right'])).toBe('SEVERAL_PEOPLE');
    }),
  );
});

test('A still is noticed', () => {
  const [straight, right] = [frame(0.5), frame(0.3)];
  expect(judgeLiveness([straight, straight, straight], ['left', 'right'])).toBe('NOT_TURNED');
  expect(judgeLiveness([straight, right, right], ['right', 'left'])).toBe('WRONG_DIRECTION');
});

test('Who begins turned, or has no turn at all, is asked again', () => {
  const [left, right] = [frame(0.95), frame(0.3)];
  expect(judgeLiveness([frame(0.63), left, right], ['left', 'right'])).toBe('NOT_STRAIGHT');
  expect(judgeLiveness([frame(Number.NaN), left, right], ['left', 'right'])).toBe('NOT_STRAIGHT');
  expect(judgeLiveness([frame(0.5), frame(Number.NaN), right], ['left', 'right'])).toBe(
    'NOT_TURNED',
  );
});

test('Up to nine bits apart is the same picture', () => {
  const luma = fc.uint8Array({ minLength: 72, maxLength: 72 });
  fc.assert(
    fc.property(
      luma,
      fc.uniqueArray(fc.nat(63), { minLength: 0, maxLength: 20 }),
      (pixels, bits) => {
        const hash = differenceHash(pixels);
        expect(hash).toMatch(/^[0-9a-f]{16}$/);
        const changed = bits.reduce((all, bit) => all ^ (1n << BigInt(bit)), BigInt(`0x${hash}`));
        expect(isSamePicture(hash, changed.toString(16).padStart(16, '0'))).toBe(bits.length <= 9);
      },
    ),
  );
});

test('Tilting the head sideways, moving and coming nearer do not turn it', () => {
  const number = fc.double({ min: -500, max: 500, noNaN: true });
  const angle = fc.double({ min: -0.6, max: 0.6, noNaN: true });
  const size = fc.double({ min: 20, max: 400, noNaN: true });
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      angle,
      size,
      number,
      number,
      (turn, tilt, width, x, y) => {
        const landmarks = Array.from({ length: 136 }, () => 0);
        const put = (index: number, along: number, down: number) => {
          landmarks[index * 2] = x + width * (along * Math.cos(tilt) - down * Math.sin(tilt));
          landmarks[index * 2 + 1] = y + width * (along * Math.sin(tilt) + down * Math.cos(tilt));
        };
        put(0, 0, 0);
        put(16, 1, 0);
        put(30, turn, 0.3);
        expect(turnRatio(landmarks)).toBeCloseTo(turn, 6);
      },
    ),
  );
});

const box = (width: number) => ({ x: 0, y: 0, width, height: width });

test('One face in front is picked, whoever stands behind', () => {
  expect(pickFace([], 128)).toBe('NO_FACE');
  expect(pickFace([], 20)).toBe('TOO_DARK');
  expect(pickFace([], 240)).toBe('TOO_BRIGHT');
  expect(pickFace([box(60), box(200)], 128)).toEqual(box(200));
  expect(pickFace([box(120), box(200)], 128)).toBe('SEVERAL_FACES');
  expect(pickFace([box(79)], 128)).toBe('TOO_SMALL');
});

test('Less light is not taken for less focus', () => {
  const pixels = (share: number) =>
    Uint8Array.from(
      { length: measuredSize ** 2 },
      (_, index) => (index % 2 === 0 ? 120 : 100) * share,
    );
  const [bright, dim] = [measureLight(pixels(1)), measureLight(pixels(0.5))];
  expect(bright.brightness).toBeCloseTo(110);
  expect(dim.brightness).toBeCloseTo(55);
  expect(dim.sharpness).toBeCloseTo(bright.sharpness);
  expect(judgePictureQuality(bright)).toBeNull();
  const flat = measureLight(new Uint8Array(measuredSize ** 2).fill(110));
  expect(flat.sharpness).toBeCloseTo(0);
  expect(judgePictureQuality(flat)).toBe('BLURRED');
  expect(judgePictureQuality(measureLight(new Uint8Array(measuredSize ** 2)))).toBe('TOO_DARK');
});
