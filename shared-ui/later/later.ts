import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Code that no first screen needs: loaded when the page is idle, or when first needed. */
export interface Later<Part> {
  /** Rejects on failure; the next call retries. */
  load(): Promise<Part>;
  /** Null until loaded. */
  loaded(): Part | null;
  /**
   * Null until loaded; loads it while `wanted`, and retries every two seconds. `onFailed` gets the
   * first failure.
   */
  usePart(wanted: boolean, onFailed?: (failure: unknown) => void): Part | null;
}

const retryMilliseconds = 2_000;

const parts: Later<unknown>[] = [];
const listeners = new Set<() => void>();

/** Also resolves if some parts failed: they are retried when wanted. */
export async function fetchLaterParts(): Promise<void> {
  await Promise.allSettled(parts.map((part) => part.load()));
}

/** Notifies of further parts, such as those of the next page. Returns the end of it. */
export function onLaterPart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function later<Part>(load: () => Promise<Part>, when?: 'only when wanted'): Later<Part> {
  const made = createLater(load);
  if (when === undefined) {
    parts.push(made);
    for (const listener of listeners) listener();
  }
  return made;
}

function createLater<Part>(read: () => Promise<Part>): Later<Part> {
  let part: Part | null = null;
  let underWay: Promise<Part> | null = null;
  const shown = new Set<() => void>();

  async function run(): Promise<Part> {
    try {
      part = await read();
    } catch (failure) {
      underWay = null;
      throw failure;
    }
    for (const show of shown) show();
    return part;
  }
  function load(): Promise<Part> {
    underWay ??= run();
    return underWay;
  }
  function subscribe(show: () => void): () => void {
    shown.add(show);
    return () => shown.delete(show);
  }
  const loaded = () => part;
  function usePart(wanted: boolean, onFailed?: (failure: unknown) => void): Part | null {
    const now = useSyncExternalStore(subscribe, loaded);
    const isMissing = wanted && now === null;
    const tell = useEffectEvent((failure: unknown) => onFailed?.(failure));
    useEffect(() => {
      if (!isMissing) return undefined;
      let isTold = false;
      const attempt = () =>
        load().catch((failure: unknown) => {
          if (!isTold) tell(failure);
          isTold = true;
        });
      void attempt();
      const timer = setInterval(attempt, retryMilliseconds);
      return () => {
        isTold = true;
        clearInterval(timer);
      };
    }, [isMissing]);
    return now;
  }
  return { load, loaded, usePart };
}
