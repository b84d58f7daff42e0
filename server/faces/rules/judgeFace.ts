import type { Face, FaceBox, FaceRefusal } from './pictureReading.ts';

/** Found faces smaller than this share of the largest one's width stand in the background. */
const background = 0.5;

/** Pixels; the recognition looks at 150, and below 80 it sees what scaling made up. */
const smallest = 80;

/** See docs/decisions/face-engine.md for what was measured around these. */
const leastSharpness = 40;
const luma = { least: 40, most: 220 };

/**
 * The one face that a picture is about, or why there is none. `brightness` is the mean luma of the
 * whole picture, 0 to 255: where it is too dark to find a face, that is the reason.
 */
export function pickFace(boxes: readonly FaceBox[], brightness: number): FaceBox | FaceRefusal {
  const [largest, second] = boxes.toSorted((a, b) => b.width - a.width);
  if (largest === undefined) return judgeBrightness(brightness) ?? 'NO_FACE';
  if (second !== undefined && second.width > largest.width * background) return 'SEVERAL_FACES';
  if (Math.min(largest.width, largest.height) < smallest) return 'TOO_SMALL';
  return largest;
}

/** Whether a face can be seen well enough; null when it can. */
export function judgeLight({
  sharpness,
  brightness,
}: Pick<Face, 'sharpness' | 'brightness'>): FaceRefusal | null {
  return judgeBrightness(brightness) ?? (sharpness < leastSharpness ? 'BLURRED' : null);
}

function judgeBrightness(brightness: number): FaceRefusal | null {
  if (brightness < luma.least) return 'TOO_DARK';
  return brightness > luma.most ? 'TOO_BRIGHT' : null;
}

/** Width and height to which a face is scaled before its light is measured. */
export const measuredSize = 128;

/** `pixels` is the luma of a face, 128 × 128, row by row. */
export function measureLight(pixels: Uint8Array): Pick<Face, 'sharpness' | 'brightness'> {
  const at = (x: number, y: number) => pixels[y * measuredSize + x] ?? 0;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < measuredSize - 1; y++) {
    for (let x = 1; x < measuredSize - 1; x++) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += edge;
      squares += edge * edge;
    }
  }
  const count = (measuredSize - 2) ** 2;
  const variance = squares / count - (sum / count) ** 2;
  const brightness = meanOf(pixels);
  return { sharpness: brightness === 0 ? 0 : variance * (128 / brightness) ** 2, brightness };
}

/** The mean of luma values, 0 to 255. */
export function meanOf(pixels: Uint8Array): number {
  return pixels.reduce((total, each) => total + each, 0) / pixels.length;
}
