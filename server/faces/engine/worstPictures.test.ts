import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureLimits } from 'shared-contracts/faces/pictureLimits.ts';
import { createFaceEngine } from './createFaceEngine.ts';
import { emptyChunks, jpegOf, pngOf, texts } from './testing/worstPictures.ts';
import { portrait } from './testing/testPictures.ts';

const engine = createFaceEngine();
beforeAll(async () => {
  expect(await engine.warm()).toBe(true);
});
afterAll(() => engine.close());

/** Of 25,000,000 pixels, as many as are decoded. */
const side = 5_000;
/** Less a scan of up to 66 bytes each. */
const scans = Math.floor((pictureLimits.bytes - 60_000) / 66);

describe('A picture holds nobody up', () => {
  test.each([
    ['a PNG that claims 60,000 pixels a side', () => pngOf(60_000), 'TOO_MANY_PIXELS'],
    ['a PNG that claims 4,294,967,295', () => pngOf(0xff_ff_ff_ff), 'UNREADABLE'],
    ['a JPEG that claims 60,000', () => jpegOf(60_000, 0).subarray(0, 1_000), 'TOO_MANY_PIXELS'],
    ['a PNG that ends after its first bytes', () => pngOf(side), 'UNREADABLE'],
    ['a PNG of texts that grow', () => pngOf(side, texts()), 'UNREADABLE'],
    ['a PNG of 87,000 chunks', () => pngOf(side, emptyChunks()), 'UNREADABLE'],
    ['a JPEG that refines itself 90 times', () => jpegOf(side, 90), 'NO_FACE'],
    ['a JPEG that refines itself 15,000 times', () => jpegOf(side, scans), 'UNREADABLE'],
    // A marker without a length, which hides the scans from who takes it for a segment.
    ['a JPEG whose scans hide', () => jpegOf(side, scans, [0xff, 0x01]), 'UNREADABLE'],
    ['a JPEG that ends in the middle', async () => cut(await portrait('straight')), 'UNREADABLE'],
    [
      'nothing but the beginning of a JPEG',
      () => filled(Buffer.from([0xff, 0xd8, 0xff])),
      'UNREADABLE',
    ],
  ] as const)('that is %s', async (_, make, reason) => {
    const picture = await make();
    expect(picture.length).toBeLessThanOrEqual(pictureLimits.bytes);
    expect(await engine.read(picture)).toMatchObject({ reason });
  });
});

const cut = (picture: Buffer) => picture.subarray(0, picture.length / 2);

function filled(begin: Buffer): Buffer {
  return Buffer.concat([begin, Buffer.alloc(pictureLimits.bytes - begin.length, 0xff)]);
}
