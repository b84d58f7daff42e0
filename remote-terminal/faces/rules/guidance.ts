import { backgroundShare, pictureLimits } from 'shared-contracts/faces/pictureLimits.ts';
import type { SeenFrame } from './seenFrame.ts';

/** What the person must do before a picture is usable. */
export type Guidance =
  | 'NOBODY'
  | 'SEVERAL'
  | 'CLOSER'
  | 'CENTRE'
  | 'DARK'
  | 'BRIGHT'
  | 'STILL'
  | 'STRAIGHT';

/** The message key of each. */
export const guidanceWords = {
  NOBODY: 'terminal.face.hint.nobody',
  SEVERAL: 'terminal.face.hint.several',
  CLOSER: 'terminal.face.hint.closer',
  CENTRE: 'terminal.face.hint.centre',
  DARK: 'terminal.face.hint.dark',
  BRIGHT: 'terminal.face.hint.bright',
  STILL: 'terminal.face.hint.still',
  STRAIGHT: 'terminal.face.hint.straight',
} as const satisfies Record<Guidance, string>;

interface PictureLimits {
  readonly luma: { readonly least: number; readonly most: number };
  readonly sharpness: number;
  /** Pixels of a face, and its share of the frame's shorter side. */
  readonly width: number;
  readonly share: number;
  /** Maximum distance of a face from the centre of the frame, in face widths. */
  readonly offCentre: number;
}

/** The server's own: a picture that was taken already cannot be better. */
export const fileLimits: PictureLimits = {
  ...pictureLimits,
  share: 0,
  offCentre: Number.POSITIVE_INFINITY,
};

/** A little stricter, so that pictures the server would refuse are not sent. */
const cameraLimits: PictureLimits = {
  luma: { least: 45, most: 215 },
  sharpness: 45,
  width: 96,
  share: 0.2,
  offCentre: 0.9,
};

/** Tolerance of the turn ratio around 0.5 when looking straight: faces differ. */
export const straightWithin = 0.11;

/** Why a picture of this frame would be unusable; null if it is usable. */
export function guidanceOf(
  frame: SeenFrame,
  limits = cameraLimits,
): Exclude<Guidance, 'STRAIGHT'> | null {
  const [face, second] = frame.faces;
  const light = lightOf(frame.brightness, limits);
  if (face === undefined) return light === 'DARK' ? light : 'NOBODY';
  if (second !== undefined && second.width > face.width * backgroundShare) return 'SEVERAL';
  const least = Math.max(limits.width, limits.share * Math.min(frame.width, frame.height));
  if (Math.min(face.width, face.height) < least) return 'CLOSER';
  const offCentre = Math.hypot(
    face.x + face.width / 2 - frame.width / 2,
    face.y + face.height / 2 - frame.height / 2,
  );
  if (offCentre > face.width * limits.offCentre) return 'CENTRE';
  if (light !== null) return light;
  return frame.sharpness < limits.sharpness ? 'STILL' : null;
}

function lightOf(brightness: number, { luma }: PictureLimits): 'DARK' | 'BRIGHT' | null {
  if (brightness < luma.least) return 'DARK';
  return brightness > luma.most ? 'BRIGHT' : null;
}
