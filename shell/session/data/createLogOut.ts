import { logOutEnd, logOutMark } from './marks.ts';

/** Log-outs of this browser that the server may not know of yet. */
export interface LogOut {
  /**
   * The person is gone from here; the server is told now, or as soon as it can be. Answers as
   * `settle`.
   */
  begin(): Promise<boolean>;
  /**
   * Tells the server what it was not told yet; false while it is out of reach. Goes before every
   * call: nothing more is asked with that cookie.
   */
  settle(): Promise<boolean>;
  /** Whether the server was out of reach when it was to be told. */
  isWaiting(): boolean;
  /** Told when that changes; the answer ends it. */
  subscribe(listener: () => void): () => void;
}

export interface LogOutSurroundings {
  readonly fetch: typeof globalThis.fetch;
  /** Runs the work while no other tab tells the server. */
  readonly alone: (work: () => Promise<boolean>) => Promise<boolean>;
}

const address = '/api/session/logout';
const pause = 10_000;
const longestWait = 4_000;

/**
 * Ends sessions on the server also where it is out of reach at log-out: the mark stays over reloads
 * and restarts, and the log-out is repeated every 10 s, when the network is back and when somebody
 * looks, before anything else is asked.
 */
export function createLogOut({ fetch, alone }: LogOutSurroundings): LogOut {
  const listeners = new Set<() => void>();
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settling: Promise<boolean> | undefined;

  /** Whether there is nothing, or nothing any more, to tell. */
  function settle(): Promise<boolean> {
    if (!logOutMark.isSet() && !isWaiting) return Promise.resolve(true);
    settling ??= alone(tellServer).finally(() => (settling = undefined));
    return settling;
  }

  async function tellServer(): Promise<boolean> {
    // Another tab may have done it meanwhile.
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
    const signal = AbortSignal.timeout(longestWait);
    const { status } = await fetch(address, { method: 'POST', keepalive: true, signal });
    return status === 204;
  } catch {
    return false;
  }
}
