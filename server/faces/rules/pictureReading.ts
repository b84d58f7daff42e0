/** Why bytes are no picture that may be used (spec §5: jpg, jpeg or png, at most 1 MB). */
export type PictureRefusal =
  /** More than 1 MB. */
  | 'TOO_LARGE'
  /** By its content neither JPEG nor PNG, whatever its name says. */
  | 'NOT_A_PICTURE'
  /** More pixels than are decoded. */
  | 'TOO_MANY_PIXELS'
  /** Begins like a picture and cannot be decoded. */
  | 'UNREADABLE';

/** Why a picture shows nobody who could be recognised by it. */
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
  /** Its 68 landmarks, x and y in turn, in pixels of the upright picture. */
  readonly landmarks: readonly number[];
  /**
   * Variance of the Laplacian over the face's luma, the face scaled to 128 × 128 pixels and to a
   * mean luma of 128, so that less light is not taken for less focus.
   */
  readonly sharpness: number;
  /** Mean luma of the face, 0 to 255. */
  readonly brightness: number;
  /** Where the nose is between right ear (0) and left ear (1): see `turnRatio`. */
  readonly turn: number;
  /** 128 numbers; the Euclidean distance of two tells how alike two faces are. */
  readonly embedding: Float32Array<ArrayBuffer>;
}

/** What is told of every picture that can be decoded. */
export interface PictureFingerprint {
  /** Of the file's bytes, in hexadecimal. */
  readonly sha256: string;
  /** 64 bits as 16 hexadecimal digits, see `isSamePicture`. */
  readonly differenceHash: string;
}

/** What is seen in a picture. A refused picture has no face that may be used. */
export type PictureReading =
  | ({ readonly kind: 'face'; readonly face: Face } & PictureFingerprint)
  | ({ readonly kind: 'no-use'; readonly reason: FaceRefusal } & PictureFingerprint)
  | { readonly kind: 'refused'; readonly reason: PictureRefusal };
