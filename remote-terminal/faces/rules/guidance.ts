import type { SeenFrame } from './seenFrame.ts';

/** What somebody has to do before a picture is of use. */
export type Guidance =
  | 'NOBODY'
  | 'SEVERAL'
  | 'CLOSER'
  | 'CENTRE'
  | 'DARK'
  | 'BRIGHT'
  | 'STILL'
  | 'STRAIGHT';

/** The sentence that says it. */
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

/** Share of the largest face's width from which another one counts. */
const another = 0.5;

interface PictureLimits {
  readonly luma: { readonly least: number; readonly most: number };
  readonly sharpness: number;
  /** Pixels of a face, and its share of the frame's shorter side. */
  readonly width: number;
  readonly share: number;
  /** How far a face may be from the middle of the frame, in its own widths. */
  readonly offCentre: number;
}

/** As the server judges (server/faces/rules/judgeFace.ts): a picture that is there can be no better. */
export const fileLimits: PictureLimits = {
  luma: { least: 40, most: 220 },
  sharpness: 40,
  width: 80,
  share: 0,
  offCentre: Number.POSITIVE_INFINITY,
};

/** A little stricter, so that what it refuses is not sent. */
const cameraLimits: PictureLimits = {
  luma: { least: 45, most: 215 },
  sharpness: 45,
  width: 96,
  share: 0.2,
  offCentre: 0.9,
};

/** How far from 0.5 the turn ratio of who looks straight may be: faces differ. */
export const straightWithin = 0.11;

/** Why a picture taken of this frame would be of no use; null when it would be of some. */
export function guidanceOf(
  frame: SeenFrame,
  limits = cameraLimits,
): Exclude<Guidance, 'STRAIGHT'> | null {
  const [face, second] = frame.faces;
  const light = lightOf(frame.brightness, limits);
  if (face === undefined) return light === 'DARK' ? light : 'NOBODY';
  if (second !== undefined && second.width > face.width * another) return 'SEVERAL';
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
