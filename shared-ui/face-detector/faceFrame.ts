/** A face in a frame: pixels of the frame, which is not mirrored. */
export interface SeenFace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** See `turnRatio`. */
  readonly turn: number;
}

/** What the detector sees in one picture, the largest face first. */
export interface FaceFrame {
  readonly width: number;
  readonly height: number;
  readonly faces: readonly SeenFace[];
  /** Mean luma of the largest face, else of the whole picture: 0 to 255. */
  readonly brightness: number;
  /** Of the largest face, as the server measures it; 0 without a face. */
  readonly sharpness: number;
}

/** What the page sends; the picture is given away. */
export interface LookRequest {
  readonly picture: ImageBitmap;
}

export type DetectorAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'seen'; readonly frame: FaceFrame }
  /** It will see nothing; what it needs could not be fetched, or the device cannot run it. */
  | { readonly kind: 'failed'; readonly isFetched: boolean };
