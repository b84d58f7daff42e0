import type { FaceBox } from '../rules/pictureReading.ts';

/** Pixels of an upright picture in the order red, green, blue, without metadata. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Detects and describes faces; pixels and boxes refer to the same upright picture. */
export interface FaceModel {
  findFaces(pixels: Pixels): Promise<readonly FaceBox[]>;
  /**
   * The largest face of a small picture and its 68 landmarks, six times as fast; null if there is
   * none.
   */
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
