import type { FaceBox } from '../rules/pictureReading.ts';

/** Pixels of an upright picture, red, green and blue in turn, without what a camera wrote beside. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Finds and describes faces; pixels and boxes are those of the same upright picture. */
export interface FaceModel {
  findFaces(pixels: Pixels): Promise<readonly FaceBox[]>;
  /** The largest face of a small picture and its 68 landmarks, in a sixth of the time; null where there is none. */
  glimpse(
    pixels: Pixels,
  ): Promise<{ readonly box: FaceBox; readonly landmarks: readonly number[] } | null>;
  describe(
    pixels: Pixels,
    box: FaceBox,
  ): Promise<{
    readonly landmarks: readonly number[];
    readonly embedding: Float32Array<ArrayBuffer>;
  }>;
}
