import type { FaceFrame } from 'shared-ui';

/** A frame of 800 × 600 with a perfect face, except for the given values. */
export function frameOf({
  turn = 0.5,
  width = 240,
  x = 280,
  ...light
}: {
  readonly turn?: number;
  readonly width?: number;
  readonly x?: number;
  readonly brightness?: number;
  readonly sharpness?: number;
} = {}): FaceFrame {
  const face = { x, y: 180, width, height: width, turn };
  return { width: 800, height: 600, faces: [face], brightness: 120, sharpness: 200, ...light };
}

export const emptyFrame: FaceFrame = { ...frameOf(), faces: [], sharpness: 0 };
