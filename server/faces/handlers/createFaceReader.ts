import type { ErrorCode } from 'shared-contracts';
import { Refusal } from '../../calls/refusal.ts';
import type { EngineFailure, FaceEngine } from '../engine/createFaceEngine.ts';
import { judgeLiveness, type TurnOrder } from '../rules/judgeLiveness.ts';
import { judgeTrail, trailSheet, type TrailLook } from '../rules/judgeTrail.ts';
import type { Face, FaceRefusal, PictureRefusal } from '../rules/pictureReading.ts';

/** The three pictures of a capture in order, and the trail between them. */
export interface CapturePictures {
  readonly pictureTaken: Buffer;
  readonly firstTurn: Buffer;
  readonly secondTurn: Buffer;
  /**
   * A `trailSheet`; pages of an earlier version send none and are refused until they are reloaded.
   */
  readonly trail?: Buffer | undefined;
}

/** Reads uploaded pictures; refuses them with the code of their fault. */
export interface FaceReader {
  /** The only face in a picture. */
  readFace(picture: Buffer): Promise<Face>;
  /**
   * The face of a person who turned as requested; FACE_NOT_LIVE if the pictures do not show that.
   * @param turn the necessary change of the turn ratio
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

function failed(reason: EngineFailure): Refusal {
  const code = reason === 'BUSY' ? 'TOO_MANY_REQUESTS' : 'UNAVAILABLE';
  return new Refusal(code, { retryAfterInSeconds: 2 });
}

const { tilesPerTurn } = trailSheet;

export function createFaceReader(engine: FaceEngine): FaceReader {
  async function readFace(picture: Buffer): Promise<Face> {
    const reading = await engine.read(picture);
    if (reading.kind === 'face') return reading.face;
    if (reading.kind !== 'failed') throw new Refusal(codes[reading.reason]);
    throw failed(reading.reason);
  }
  async function readTrail(sheet: Buffer): Promise<readonly TrailLook[]> {
    const reading = await engine.readTrail(sheet);
    if (reading.kind === 'failed') throw failed(reading.reason);
    if (reading.looks === null) throw new Refusal('PICTURE_UNREADABLE');
    return reading.looks;
  }
  return {
    readFace,
    readCapture: async ({ pictureTaken, firstTurn, secondTurn, trail }, order, turn) => {
      if (trail === undefined) throw new Refusal('FACE_NOT_LIVE');
      const [straight, first, second] = await Promise.all([
        readFace(pictureTaken),
        readFace(firstTurn),
        readFace(secondTurn),
      ]);
      const refusal = judgeLiveness([straight, first, second], order, turn);
      if (refusal !== null) throw new Refusal('FACE_NOT_LIVE');
      const looks = await readTrail(trail);
      const isTrail = [first, second].every(({ turn: turned }, index) => {
        const row = looks.slice(index * tilesPerTurn, (index + 1) * tilesPerTurn);
        return judgeTrail(row, { straight: straight.turn, turned }) === null;
      });
      if (!isTrail) throw new Refusal('FACE_NOT_LIVE');
      return straight;
    },
  };
}
