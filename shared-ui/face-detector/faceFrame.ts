/** A face in a frame, in pixels of the unmirrored frame. */
export interface SeenFace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** See `turnRatio`. */
  readonly turn: number;
}

/** What the detector sees in a picture, largest face first. */
export interface FaceFrame {
  readonly width: number;
  readonly height: number;
  readonly faces: readonly SeenFace[];
  /** Mean luma of the largest face, or of the whole picture without a face: 0 to 255. */
  readonly brightness: number;
  /** Of the largest face, as the server measures it; 0 without a face. */
  readonly sharpness: number;
}

/** Messages from the page; the bitmap is transferred. */
export interface LookRequest {
  readonly picture: ImageBitmap;
}

export type DetectorAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'seen'; readonly frame: FaceFrame }
  /** It cannot start: its files could not be fetched, or the device cannot run it. */
  | { readonly kind: 'failed'; readonly isFetched: boolean };
