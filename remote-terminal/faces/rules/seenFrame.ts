/** Pixels of a picture's longer side at which faces are detected: the same as on the server. */
export const lookAt = 800;

/** A face in an unmirrored frame, in pixels. */
interface FaceInFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** About 0.5 straight ahead, rising towards the person's own left. */
  readonly turn: number;
}

/** The detector's result for a frame, largest face first. */
export interface SeenFrame {
  readonly width: number;
  readonly height: number;
  readonly faces: readonly FaceInFrame[];
  /** Mean luma of the face, 0 to 255. */
  readonly brightness: number;
  readonly sharpness: number;
}
