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

/** As the server judges (server/faces/rules/judgeFace.ts), so that what it refuses is not sent. */
const limits = {
  /** Share of the largest face's width from which another one counts. */
  another: 0.5,
  luma: { least: 45, most: 215 },
  sharpness: 45,
  /** Pixels of a face, and its share of the frame's shorter side. */
  width: 96,
  share: 0.2,
  /** How far a face may be from the middle of the frame, in its own widths. */
  offCentre: 0.9,
} as const;

/** How far from 0.5 the turn ratio of who looks straight may be: faces differ. */
export const straightWithin = 0.11;

/** Why a picture taken of this frame would be of no use; null when it would be of some. */
export function guidanceOf(frame: SeenFrame): Exclude<Guidance, 'STRAIGHT'> | null {
  const [face, second] = frame.faces;
  const light = lightOf(frame.brightness);
  if (face === undefined) return light === 'DARK' ? light : 'NOBODY';
  if (second !== undefined && second.width > face.width * limits.another) return 'SEVERAL';
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

function lightOf(brightness: number): 'DARK' | 'BRIGHT' | null {
  if (brightness < limits.luma.least) return 'DARK';
  return brightness > limits.luma.most ? 'BRIGHT' : null;
}
