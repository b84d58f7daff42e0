import type { components } from 'shared-contracts';
import type { AskedLook, CapturePrompt, TakenLook } from '../rules/capturePrompt.ts';
import type { LookGuide } from './guideLook.ts';

/** The calls of one kind of capture: at a terminal, log-in, or registration. */
export interface CaptureCalls<Found> {
  /** Draws the server's challenge. @throws ApiFailure */
  draw(signal: AbortSignal): Promise<components['schemas']['FaceCapture']>;
  /** Identifies the person. @throws ApiFailure */
  send(proof: components['schemas']['FaceProof'], signal: AbortSignal): Promise<Found>;
}

export interface CaptureParts<Found> {
  readonly calls: CaptureCalls<Found>;
  readonly takePicture: () => Promise<Blob>;
  readonly guide: LookGuide;
  readonly ask: (prompt: CapturePrompt) => void;
  readonly signal: AbortSignal;
}

/**
 * Captures the person in front of the camera: straight ahead, then the two turns that the server
 * draws, each starting straight ahead and after the drawn pause. Rejects with an `ApiFailure`, or
 * like the guide: then nothing was sent.
 */
export async function captureFace<Found>({
  calls,
  takePicture,
  guide,
  ask,
  signal,
}: CaptureParts<Found>): Promise<Found> {
  const { nonce, order, pauses, turn } = await calls.draw(signal);
  let taken: readonly TakenLook[] = [];
  const lookAt = (look: AskedLook) => {
    ask({ look, order, taken });
    return guide.reach(look, turn);
  };
  const pictureAt = async (look: AskedLook) => {
    taken = [...taken, await lookAt(look)];
    if (look !== 'STRAIGHT') guide.endTurn();
    return takePicture();
  };
  const pictureTaken = await pictureAt('STRAIGHT');
  const [first = 'LEFT', second = 'LEFT'] = order;
  await guide.hold(pauses[0] ?? 0, turn);
  const firstTurn = await pictureAt(first);
  await lookAt('STRAIGHT');
  await guide.hold(pauses[1] ?? 0, turn);
  const secondTurn = await pictureAt(second);
  ask({ look: 'READING', order, taken });
  const trail = await guide.trail();
  return calls.send({ nonce, pictureTaken, firstTurn, secondTurn, trail }, signal);
}
