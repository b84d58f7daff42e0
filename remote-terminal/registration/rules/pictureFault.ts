import type { ApiFailure } from 'shared-contracts';
import { fileLimits, guidanceOf, type Guidance } from '../../faces/rules/guidance.ts';
import type { SeenFrame } from '../../faces/rules/seenFrame.ts';

/** Why a file is not sent as the picture of a face. */
export type PictureFault = 'KIND';

/** What a picture may be (spec §5). */
export const pictureKinds: readonly string[] = ['image/jpeg', 'image/png'];

/** Bytes (spec §9). */
export const largestPicture = 1_048_576;

/** What can be told of a file by itself. */
export function pictureFault({ type }: Pick<Blob, 'type'>): PictureFault | null {
  return pictureKinds.includes(type) ? null : 'KIND';
}

/** Pixels of the longer side of what was made smaller: enough for a face among shoulders. */
const longestSide = 1_600;

/** The size of a picture that is made smaller: its own, or what fits. */
export function fittingSize({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): {
  readonly width: number;
  readonly height: number;
} {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Why a picture is of no use by what is seen on it; the server has the last word. */
export type FaceFault = Exclude<Guidance, 'CENTRE' | 'STRAIGHT'>;

/** What the server says no to, as a fault of the picture; null where it is none. */
export function refusedFault({ code }: Pick<ApiFailure, 'code'>): FaceFault | null {
  return refused.find(([known]) => known === code)?.[1] ?? null;
}

const refused: readonly (readonly [ApiFailure['code'], FaceFault])[] = [
  ['NO_FACE', 'NOBODY'],
  ['SEVERAL_FACES', 'SEVERAL'],
  ['FACE_TOO_SMALL', 'CLOSER'],
  ['FACE_TOO_DARK', 'DARK'],
  ['FACE_TOO_BRIGHT', 'BRIGHT'],
  ['FACE_BLURRED', 'STILL'],
];

/** What the device sees of the face on a picture; null where nothing is wrong. */
export function faceFault(frame: SeenFrame): FaceFault | null {
  const fault = guidanceOf(frame, fileLimits);
  return fault === 'CENTRE' ? null : fault;
}
