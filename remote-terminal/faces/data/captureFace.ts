import { ApiFailure, type components } from 'shared-contracts';
import { wordsOf } from '../../waiting/rules/wallNotice.ts';
import type { CapturePrompt, FaceTurn } from '../rules/capturePrompt.ts';
import { mayTryAgain } from '../rules/mayTryAgain.ts';
import type { ReachLook } from './guideLook.ts';

/** The calls of one kind of capture: at a terminal, or to log in. */
export interface CaptureCalls<Found> {
  /** What the server draws for it. @throws ApiFailure */
  draw(signal: AbortSignal): Promise<components['schemas']['FaceCapture']>;
  /** Whose face it is. @throws ApiFailure */
  send(proof: components['schemas']['FaceProof'], signal: AbortSignal): Promise<Found>;
}

export interface CaptureParts<Found> {
  readonly calls: CaptureCalls<Found>;
  readonly takePicture: () => Promise<Blob>;
  /** Ends when a picture may be taken of whoever was asked to look there. */
  readonly reachLook: ReachLook;
  readonly ask: (prompt: CapturePrompt) => void;
  /** Ends with an `AbortError` when the signal does. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly signal: AbortSignal;
}

/** Milliseconds in which a sentence about the attempt before is read. */
const readFor = 2_000;

/**
 * Who stands before the camera: straight ahead, then the two turns that the server draws; again where
 * the pictures were of no use. Rejects with the last `ApiFailure`, or as `reachLook` and `pause` do.
 */
export async function captureFace<Found>({
  calls,
  takePicture,
  reachLook,
  ask,
  pause,
  signal,
}: CaptureParts<Found>): Promise<Found> {
  let again: CapturePrompt['again'] = null;
  for (let attempts = 1; ; attempts++) {
    const { nonce, order, turn } = await calls.draw(signal);
    const pictureAt = async (look: 'STRAIGHT' | FaceTurn) => {
      ask({ look, order, again });
      await reachLook(look, turn);
      return takePicture();
    };
    const pictureTaken = await pictureAt('STRAIGHT');
    again = null;
    const [first = 'LEFT', second = 'RIGHT'] = order;
    const firstTurn = await pictureAt(first);
    const secondTurn = await pictureAt(second);
    ask({ look: 'READING', order, again });
    try {
      return await calls.send({ nonce, pictureTaken, firstTurn, secondTurn }, signal);
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || !mayTryAgain(failure, attempts)) throw failure;
      again = wordsOf(failure);
      ask({ look: 'STRAIGHT', order: [], again });
      await pause(readFor);
    }
  }
}
