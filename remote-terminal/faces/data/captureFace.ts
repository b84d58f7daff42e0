import type { components } from 'shared-contracts';
import type { AskedLook, CapturePrompt, TakenLook } from '../rules/capturePrompt.ts';
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
  readonly signal: AbortSignal;
}

/**
 * Who stands before the camera: straight ahead, then the two turns that the server draws. Rejects with
 * an `ApiFailure`, or as `reachLook` does: then nothing was sent.
 */
export async function captureFace<Found>({
  calls,
  takePicture,
  reachLook,
  ask,
  signal,
}: CaptureParts<Found>): Promise<Found> {
  const { nonce, order, turn } = await calls.draw(signal);
  let taken: readonly TakenLook[] = [];
  const pictureAt = async (look: AskedLook) => {
    ask({ look, order, taken });
    taken = [...taken, await reachLook(look, turn)];
    return takePicture();
  };
  const pictureTaken = await pictureAt('STRAIGHT');
  const [first = 'LEFT', second = 'RIGHT'] = order;
  const firstTurn = await pictureAt(first);
  const secondTurn = await pictureAt(second);
  ask({ look: 'READING', order, taken });
  return calls.send({ nonce, pictureTaken, firstTurn, secondTurn }, signal);
}
