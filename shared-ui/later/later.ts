import { useEffect, useSyncExternalStore } from 'react';

/** Code that no first screen needs: fetched when the page is quiet, or when it is first wanted. */
export interface Later<Part> {
  /** Resolves also when it could not be fetched; it is then asked for again. */
  fetch(): Promise<void>;
  /** Null until it is there; while it is `wanted` it is asked for. */
  usePart(wanted: boolean): Part | null;
}

/** After a failure, a part that is wanted is asked for again each so many milliseconds. */
const retryMilliseconds = 2_000;

const parts: Later<unknown>[] = [];

/** Resolves also when some of it could not be fetched: it is asked for again when it is wanted. */
export async function fetchLaterParts(): Promise<void> {
  await Promise.all(parts.map((part) => part.fetch()));
}

export function later<Part>(load: () => Promise<Part>, when?: 'only when wanted'): Later<Part> {
  let part: Part | null = null;
  let underWay: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  async function run(): Promise<void> {
    try {
      part = await load();
      for (const listener of listeners) listener();
    } catch {
      underWay = null;
    }
  }
  function fetch(): Promise<void> {
    underWay ??= run();
    return underWay;
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  function usePart(wanted: boolean): Part | null {
    const now = useSyncExternalStore(subscribe, () => part);
    const isMissing = wanted && now === null;
    useEffect(() => {
      if (!isMissing) return undefined;
      void fetch();
      const timer = setInterval(() => void fetch(), retryMilliseconds);
      return () => clearInterval(timer);
    }, [isMissing]);
    return now;
  }
  const made = { fetch, usePart };
  if (when === undefined) parts.push(made);
  return made;
}
