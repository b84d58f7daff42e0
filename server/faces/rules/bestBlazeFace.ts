import type { FaceBox } from './pictureReading.ts';

/** Side of the square picture, in pixels, that BlazeFace reads. */
export const blazeFaceSize = 256;
/** Its two grids: the size of a cell in pixels, and the number of faces per cell. */
const grids = [
  { cell: 16, faces: 2 },
  { cell: 32, faces: 6 },
];
const numbersOfBox = 16;
const leastScore = 0.5;

/**
 * The most likely face according to BlazeFace, in pixels of its square; null if none is likely
 * enough. `scores` are logits, `boxes` 16 numbers each (distance of the centre from its cell's,
 * size, landmarks), both for the finer grid and then the coarser one, row by row.
 */
export function bestBlazeFace(scores: ArrayLike<number>, boxes: ArrayLike<number>): FaceBox | null {
  let best: { readonly score: number; readonly box: FaceBox | null } = {
    score: leastScore,
    box: null,
  };
  let index = 0;
  for (const { cell, faces } of grids) {
    for (let top = 0; top < blazeFaceSize; top += cell) {
      for (let left = 0; left < blazeFaceSize; left += cell) {
        for (let face = 0; face < faces; face += 1, index += 1) {
          const score = 1 / (1 + Math.exp(-(scores[index] ?? Number.NEGATIVE_INFINITY)));
          if (score <= best.score) continue;
          const at = (place: number) => boxes[index * numbersOfBox + place] ?? 0;
          const [width, height] = [at(2), at(3)];
          const x = left + cell / 2 + at(0) - width / 2;
          const y = top + cell / 2 + at(1) - height / 2;
          best = { score, box: { x, y, width, height } };
        }
      }
    }
  }
  return best.box;
}
