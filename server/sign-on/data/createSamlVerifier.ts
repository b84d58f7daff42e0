import { createSlots } from '../../calls/slots.ts';
import { createWorkerQueue, startThread } from '../../threads/createWorkerQueue.ts';
import type { Element } from '../rules/element.ts';
import { SignOnFault } from '../rules/signOnFault.ts';
import type { SamlParts } from './samlOptions.ts';
import type { SignedMessage, Verified } from './verifyMessage.ts';

/** Reads and verifies messages in a thread of its own. */
export interface SamlVerifier {
  /**
   * Returns the element that `Verified` describes. Networks take turns.
   * @param who the sender's network
   * @throws SignOnFault for what is wrong with the message, also if the libraries fail on it
   * @throws WorkerFailure if the thread failed, or if the message took too long: the bounds of
   *   `readMessage` exclude that, so operators must see it
   */
  verify(who: string, signed: SignedMessage): Promise<Element>;
  close(): Promise<void>;
}

/** Messages that wait: as many as an address can send at once. */
const mostWaiting = 600;
/** A message within our limits takes less than a second. */
const longestInMilliseconds = 10_000;

/**
 * Reads one message after another in a worker: a message from anybody can take the parser 40 ms and
 * the libraries 0.3 s, for which nobody else would be answered. The worker starts with the first
 * message.
 */
export function createSamlVerifier(
  parts: SamlParts,
  {
    timeout = longestInMilliseconds,
    startWorker = () => startThread(new URL('./samlWorker.ts', import.meta.url), parts),
  } = {},
): SamlVerifier {
  const turns = createSlots(1, mostWaiting);
  const { ask, close } = createWorkerQueue<Verified>({ waiting: 1, timeout, startWorker });
  return {
    async verify(who, signed) {
      const turn = turns.run(who, () => ask((worker) => worker.postMessage(signed)));
      if (turn === null) throw new SignOnFault('busy');
      const verified = await turn;
      if ('fault' in verified) throw new SignOnFault(verified.fault);
      return verified.element;
    },
    close,
  };
}
