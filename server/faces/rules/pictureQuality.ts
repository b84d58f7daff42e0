import { backgroundShare, pictureLimits } from 'shared-contracts/faces/pictureLimits.ts';
import type { Face, FaceBox, FaceRefusal } from './pictureReading.ts';

const { luma, sharpness: leastSharpness, width: smallest } = pictureLimits;

/**
 * The one face of a picture, or why there is none. `brightness` is the mean luma of the whole
 * picture, 0 to 255: too dark for detection is a reason of its own.
 */
export function pickFace(boxes: readonly FaceBox[], brightness: number): FaceBox | FaceRefusal {
  const [largest, second] = boxes.toSorted((a, b) => b.width - a.width);
  if (largest === undefined) return judgeBrightness(brightness) ?? 'NO_FACE';
  if (second !== undefined && second.width > largest.width * backgroundShare)
    return 'SEVERAL_FACES';
  if (Math.min(largest.width, largest.height) < smallest) return 'TOO_SMALL';
  return largest;
}

/** Why a face is too dark, too bright or blurred; null if it is none of these. */
export function judgePictureQuality({
  sharpness,
  brightness,
}: Pick<Face, 'sharpness' | 'brightness'>): FaceRefusal | null {
  return judgeBrightness(brightness) ?? (sharpness < leastSharpness ? 'BLURRED' : null);
}

function judgeBrightness(brightness: number): FaceRefusal | null {
  if (brightness < luma.least) return 'TOO_DARK';
  return brightness > luma.most ? 'TOO_BRIGHT' : null;
}
