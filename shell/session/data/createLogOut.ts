import { logOutEnd, logOutMark } from './marks.ts';

/** Log-outs of this browser that the server may not know about yet. */
export interface LogOut {
  /**
   * Logs the person out here, and on the server now or as soon as it is reachable. Resolves like
   * `settle`.
   */
  begin(): Promise<boolean>;
  /**
   * Sends the pending log-out; false while the server is unreachable. Runs before every call, so
   * that none uses that cookie.
   */
  settle(): Promise<boolean>;
  /** Whether a log-out is pending. */
  isWaiting(): boolean;
  /** Calls the listener when that changes; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export interface LogOutSurroundings {
  readonly fetch: typeof globalThis.fetch;
  /** Runs the work under a lock across tabs. */
  readonly alone: (work: () => Promise<boolean>) => Promise<boolean>;
}

const address = '/api/session/logout';
const pause = 10_000;
const logOutTimeout = 4_000;

/**
 * Ends sessions on the server even if it is unreachable at log-out: the mark survives reloads and
 * restarts, and the log-out is retried every 10 s, on `online` and when the page becomes visible,
 * before any other request.
 */
export function createLogOut({ fetch, alone }: LogOutSurroundings): LogOut {
  const listeners = new Set<() => void>();
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settling: Promise<boolean> | undefined;

  /** Resolves to true if no log-out is pending any more. */
  function settle(): Promise<boolean> {
    if (!logOutMark.isSet() && !isWaiting) return Promise.resolve(true);
    settling ??= alone(tellServer).finally(() => (settling = undefined));
    return settling;
  }

  async function tellServer(): Promise<boolean> {
    // Another tab may have done it in the meantime.
    const isDone = !logOutMark.isSet() || (await send(fetch));
    clearTimeout(timer);
    if (isDone && logOutMark.isSet()) {
      logOutEnd.note();
      logOutMark.clear();
    } else timer = setTimeout(look, pause);
    isWaiting = !isDone;
    for (const listener of listeners) listener();
    return isDone;
  }

  const look = () => void settle();
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  look();
  return {
    begin() {
      logOutMark.set();
      return settle();
    },
    settle,
    isWaiting: () => isWaiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function send(fetch: typeof globalThis.fetch): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(logOutTimeout);
    const { status } = await fetch(address, { method: 'POST', keepalive: true, signal });
    return status === 204;
  } catch {
    return false;
  }
}
