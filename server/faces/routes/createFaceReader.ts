import type { ErrorCode } from 'shared-contracts';
import { Refusal } from '../../calls/refusal.ts';
import type { FaceEngine } from '../engine/createFaceEngine.ts';
import { judgeLiveness, livenessLimits, type TurnOrder } from '../rules/judgeLiveness.ts';
import type { Face, FaceRefusal, PictureRefusal } from '../rules/pictureReading.ts';

/** The three pictures of a capture, in the order in which they were taken. */
export interface CapturePictures {
  readonly pictureTaken: Buffer;
  readonly firstTurn: Buffer;
  readonly secondTurn: Buffer;
}

/** Reads uploaded pictures; what they do not show is refused with the code that says why. */
export interface FaceReader {
  /** The one face of a picture. */
  readFace(picture: Buffer): Promise<Face>;
  /**
   * The face of a person who turned as was drawn: FACE_NOT_LIVE where the pictures show none.
   * @param turn by how much the turn ratio must change
   */
  readCapture(pictures: CapturePictures, order: TurnOrder, turn: number): Promise<Face>;
}

const codes: Readonly<Record<FaceRefusal | PictureRefusal, ErrorCode>> = {
  NO_FACE: 'NO_FACE',
  SEVERAL_FACES: 'SEVERAL_FACES',
  TOO_SMALL: 'FACE_TOO_SMALL',
  BLURRED: 'FACE_BLURRED',
  TOO_DARK: 'FACE_TOO_DARK',
  TOO_BRIGHT: 'FACE_TOO_BRIGHT',
  TOO_LARGE: 'TOO_LARGE',
  NOT_A_PICTURE: 'PICTURE_UNREADABLE',
  TOO_MANY_PIXELS: 'PICTURE_UNREADABLE',
  UNREADABLE: 'PICTURE_UNREADABLE',
};

export function createFaceReader(engine: FaceEngine): FaceReader {
  async function readFace(picture: Buffer): Promise<Face> {
    const reading = await engine.read(picture);
    if (reading.kind === 'face') return reading.face;
    if (reading.kind !== 'failed') throw new Refusal(codes[reading.reason]);
    const code = reading.reason === 'BUSY' ? 'TOO_MANY_REQUESTS' : 'UNAVAILABLE';
    throw new Refusal(code, { retryAfterInSeconds: 2 });
  }
  return {
    readFace,
    readCapture: async ({ pictureTaken, firstTurn, secondTurn }, order, turn) => {
      const [straight, first, second] = await Promise.all([
        readFace(pictureTaken),
        readFace(firstTurn),
        readFace(secondTurn),
      ]);
      const refusal = judgeLiveness([straight, first, second], order, { ...livenessLimits, turn });
      if (refusal !== null) throw new Refusal('FACE_NOT_LIVE');
      return straight;
    },
  };
}
