import type { ApiFailure } from 'shared-contracts';
import { fileLimits, guidanceOf, type Guidance } from '../../faces/rules/guidance.ts';
import type { SeenFrame } from '../../faces/rules/seenFrame.ts';

/** Why a file is not sent as a face picture. */
export type PictureFault = 'KIND';

/** The allowed kinds of pictures (spec §5). */
export const pictureKinds: readonly string[] = ['image/jpeg', 'image/png'];

/** What can be checked on the file alone. */
export function pictureFault({ type }: Pick<Blob, 'type'>): PictureFault | null {
  return pictureKinds.includes(type) ? null : 'KIND';
}

/** Maximum pixels of the longer side after shrinking: enough for a face with shoulders. */
const longestSide = 1_600;

/** The size after shrinking: its own, or what fits. */
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

/** Why the content of a picture is unusable; the server decides. */
export type FaceFault = Exclude<Guidance, 'CENTRE' | 'STRAIGHT'>;

/** The server's refusal as a fault of the picture; null if it is none. */
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

/** The device's own check of the face on a picture; null if nothing is wrong. */
export function faceFault(frame: SeenFrame): FaceFault | null {
  const fault = guidanceOf(frame, fileLimits);
  return fault === 'CENTRE' ? null : fault;
}
