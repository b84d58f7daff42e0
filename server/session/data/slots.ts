/** Work that waits for one of a few places. */
export interface Slots {
  /**
   * Those who wait take turns, however much each of them asks for; `who` is compared alone. `null`
   * when too many wait already.
   */
  run<Result>(who: string, work: () => Promise<Result>): Promise<Result> | null;
}

/**
 * Lets `places` pieces of work run at once and `queue` more wait, those of one in the order of their
 * arrival. Whoever has none waiting yet finds room for one beyond `queue`, up to twice as many.
 */
export function createSlots(places: number, queue: number): Slots {
  /** Whose turn is next stands first. */
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
