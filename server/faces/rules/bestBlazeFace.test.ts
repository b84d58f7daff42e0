import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestBlazeFace } from './bestBlazeFace.ts';

const cells = 16 * 16 * 2 + 8 * 8 * 6;

test('the face of the surest cell is found, wherever it is', () => {
  const place = fc.integer({ min: 0, max: cells - 1 });
  fc.assert(
    fc.property(place, (index) => {
      const scores = new Float32Array(cells).fill(-5);
      scores[index] = 3;
      const boxes = new Float32Array(cells * 16);
      boxes.set([1, -2, 40, 50], index * 16);
      const isFine = index < 512;
      const [cell, faces, first] = isFine ? [16, 2, 0] : [32, 6, 512];
      const number = Math.floor((index - first) / faces);
      const [column, row] = [number % (256 / cell), Math.floor(number / (256 / cell))];
      expect(bestBlazeFace(scores, boxes)).toEqual({
        x: (column + 0.5) * cell + 1 - 20,
        y: (row + 0.5) * cell - 2 - 25,
        width: 40,
        height: 50,
      });
    }),
  );
});

test('where no cell is surer than not there is no face', () => {
  expect(bestBlazeFace(new Float32Array(cells), new Float32Array(cells * 16))).toBeNull();
});
