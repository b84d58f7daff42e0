type End = () => Promise<void> | void;

/** What lives as long as the process: who needs an end says so here, and nobody keeps a list. */
export interface Life {
  /**
   * Begins once the server listens; the answer ends it, beside all others that began so. Throws when
   * the server listens already.
   */
  onListening(begin: () => End | void): void;
  /** Ends after everything that was added later. */
  onEnd(end: End): void;
  /** Whether the server was told to stop: it answers for a while yet, but begins nothing of its own. */
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
      if (running.length > 0) throw new Error('The server listens already.');
      beginnings.push(begin);
    },
    onEnd: (end: End) => void ends.push(end),
    /** Begins what waits for the server to listen. */
    begin: (stopListening: End) => {
      running.push(stopListening, ...beginnings.flatMap((begin) => begin() ?? []));
    },
    /** Ends all, whatever fails on the way; throws the first fault when all is over. */
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
