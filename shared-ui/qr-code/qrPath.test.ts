import fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath, type QrPath } from './qrPath.ts';

const modulePixels = 4;

test('a camera reads from the drawn path what was asked for', () => {
  const texts = fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' });
  fc.assert(
    fc.property(texts, (text) => {
      expect(decodeQR(pixelsOf(qrPath(text)))).toBe(text);
    }),
    { numRuns: 20 },
  );
});

/** What a browser draws of the path: RGBA, black on white. */
function pixelsOf({ size, path }: QrPath) {
  const width = size * modulePixels;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, left, top, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let y = 0; y < modulePixels; y++) {
      const start = (Number(top) * modulePixels + y) * width + Number(left) * modulePixels;
      for (let x = 0; x < Number(length) * modulePixels; x++) {
        data.fill(0, (start + x) * 4, (start + x) * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}
