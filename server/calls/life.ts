type End = () => Promise<void> | void;

/** The lifetime of the process: each part registers its own end here. */
export interface Life {
  /**
   * Begins once the server listens; the returned function ends it, in parallel with the others that
   * began so. Throws if the server is already listening.
   */
  onListening(begin: () => End | void): void;
  /** Runs after the ends that were registered later. */
  onEnd(end: End): void;
  /** Whether the server is shutting down: it still answers, but starts nothing of its own. */
  isLeaving(): boolean;
}

/** The life of one process. */
export function createLife() {
  const beginnings: (() => End | void)[] = [];
  const running: End[] = [];
  const ends: End[] = [];
  let leaving = false;
  return {
    isLeaving: () => leaving,
    leave: () => {
      leaving = true;
    },
    onListening: (begin: () => End | void) => {
      if (running.length > 0) throw new Error('The server is already listening.');
      beginnings.push(begin);
    },
    onEnd: (end: End) => void ends.push(end),
    /** Begins everything that waits for the server to listen. */
    begin: (stopListening: End) => {
      running.push(stopListening, ...beginnings.flatMap((begin) => begin() ?? []));
    },
    /** Runs all ends even if some fail; then throws the first error. */
    end: async () => {
      leaving = true;
      const outcomes = await Promise.allSettled(running.map(async (end) => end()));
      for (const end of ends.toReversed()) {
        outcomes.push(...(await Promise.allSettled([(async () => end())()])));
      }
      const fault = outcomes.find((outcome) => outcome.status === 'rejected');
      if (fault !== undefined) throw fault.reason;
    },
  } satisfies Life & Record<string, unknown>;
}
