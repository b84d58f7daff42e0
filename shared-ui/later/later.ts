import { useEffect, useSyncExternalStore } from 'react';

/** Code that no first screen needs: loaded when the page is idle, or when first needed. */
export interface Later<Part> {
  /** Also resolves on failure; the next call retries. */
  fetch(): Promise<void>;
  /** Null until loaded; loads it while `wanted`. */
  usePart(wanted: boolean): Part | null;
}

/** Milliseconds between retries of a wanted part. */
const retryMilliseconds = 2_000;

const parts: Later<unknown>[] = [];

/** Also resolves if some parts failed: they are retried when wanted. */
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
