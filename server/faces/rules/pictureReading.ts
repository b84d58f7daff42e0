/** Why bytes are not a usable picture (spec §5: jpg, jpeg or png, at most 1 MB). */
export type PictureRefusal =
  /** More than 1 MB. */
  | 'TOO_LARGE'
  /** Neither JPEG nor PNG by its content, whatever its name. */
  | 'NOT_A_PICTURE'
  /** More pixels than the limit for decoding. */
  | 'TOO_MANY_PIXELS'
  /** Starts like a picture but cannot be decoded. */
  | 'UNREADABLE';

/** Why a picture shows no recognisable person. */
export type FaceRefusal =
  | 'NO_FACE'
  /** More than one person in front of the camera; small faces in the background do not count. */
  | 'SEVERAL_FACES'
  | 'TOO_SMALL'
  | 'BLURRED'
  | 'TOO_DARK'
  | 'TOO_BRIGHT';

/** A rectangle in pixels of the upright picture. */
export interface FaceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The one face of a picture. */
export interface Face {
  readonly box: FaceBox;
  /** Its 68 landmarks as x and y alternately, in pixels of the upright picture. */
  readonly landmarks: readonly number[];
  /**
   * Variance of the Laplacian over the face's luma, scaled to 128 × 128 pixels and to a mean luma
   * of 128, so that a dark face does not count as blurred.
   */
  readonly sharpness: number;
  /** Mean luma of the face, 0 to 255. */
  readonly brightness: number;
  /** The position of the nose between right ear (0) and left ear (1): see `turnRatio`. */
  readonly turn: number;
  /** 128 numbers; the Euclidean distance of two embeddings is the difference of the faces. */
  readonly embedding: Float32Array<ArrayBuffer>;
}

/** Reported for every picture that can be decoded. */
export interface PictureFingerprint {
  /** SHA-256 of the file's bytes, in hexadecimal. */
  readonly sha256: string;
  /** 64 bits as 16 hexadecimal digits, see `isSamePicture`. */
  readonly differenceHash: string;
}

/** The reading of a picture. A refused picture has no usable face. */
export type PictureReading =
  | ({ readonly kind: 'face'; readonly face: Face } & PictureFingerprint)
  | ({ readonly kind: 'no-use'; readonly reason: FaceRefusal } & PictureFingerprint)
  | { readonly kind: 'refused'; readonly reason: PictureRefusal };
