/** Pixels of a picture's longer side at which a device looks for a face: what the server looks at, too. */
export const lookAt = 800;

/** A face in a frame, in its pixels; frames are not mirrored. */
interface FaceInFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** About 0.5 straight ahead, rising towards the person's own left. */
  readonly turn: number;
}

/** What the rules look at of a frame, the largest face first. */
export interface SeenFrame {
  readonly width: number;
  readonly height: number;
  readonly faces: readonly FaceInFrame[];
  /** Mean luma of the face, 0 to 255. */
  readonly brightness: number;
  readonly sharpness: number;
}
