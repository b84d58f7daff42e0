import type { QueueParts } from './PunchQueue.ts';

/** What follows an attempt: another one at once, one after this time, or nothing. */
export type NextAttempt = 'again' | { readonly afterMilliseconds: number } | null;

const storeRetryMilliseconds = 10_000;

/** Attempts one thing after another, alone among the tabs, until there is nothing to do. */
export function createSendLoop(alone: QueueParts['alone'], attempt: () => Promise<NextAttempt>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isSending = false;
  let isAskedAgain = false;

  function send(): void {
    if (isStopped) return;
    isAskedAgain = true;
    if (isSending) return;
    isSending = true;
    void sendAll().finally(() => (isSending = false));
  }

  async function sendAll(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      try {
        await alone(attemptAll);
      } catch {
        // The device's storage fails: what is stored stays, and is retried later.
        later(storeRetryMilliseconds);
      }
    }
  }

  async function attemptAll(): Promise<void> {
    let next: NextAttempt = 'again';
    while (next === 'again' && !isStopped) {
      clearTimeout(timer);
      next = await attempt();
    }
    if (next !== null && next !== 'again') later(next.afterMilliseconds);
  }

  function later(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(send, milliseconds);
  }

  return {
    send,
    isStopped: () => isStopped,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
    resume: () => void (isStopped = false),
  };
}
