/** Work that waits for one of a few slots. */
export interface Slots {
  /**
   * Callers take turns, however much each of them asks for; `who` is only compared. `null` if too
   * many wait already.
   */
  run<Result>(who: string, work: () => Promise<Result>): Promise<Result> | null;
}

/**
 * Runs up to `places` pieces of work at once and queues up to `queue`, in order of arrival per
 * caller. A caller with nothing queued can go over `queue`, up to twice that number.
 */
export function createSlots(places: number, queue: number): Slots {
  /** The next in turn is first. */
  const waiting = new Map<string, (() => void)[]>();
  let count = 0;
  let free = places;

  function next(): (() => void) | undefined {
    const [turn] = waiting;
    if (turn === undefined) return undefined;
    const [who, [begin, ...later]] = turn;
    waiting.delete(who);
    if (later.length > 0) waiting.set(who, later);
    count -= 1;
    return begin;
  }

  async function enter<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else {
      count += 1;
      await new Promise<void>((resolve) => {
        waiting.set(who, [...(waiting.get(who) ?? []), resolve]);
      });
    }
    try {
      return await work();
    } finally {
      const begin = next();
      if (begin === undefined) free += 1;
      else begin();
    }
  }

  return {
    run(who, work) {
      const most = waiting.has(who) ? queue : 2 * queue;
      return count >= most ? null : enter(who, work);
    },
  };
}
