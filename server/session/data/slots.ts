/** Work that waits for one of a few places; `null` when too many wait already. */
export interface Slots {
  run<Result>(work: () => Promise<Result>): Promise<Result> | null;
}

/** Lets `places` pieces of work run at once and `queue` more wait in the order of their arrival. */
export function createSlots(places: number, queue: number): Slots {
  const waiting: (() => void)[] = [];
  let free = places;

  async function enter<Result>(work: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  }

  return { run: (work) => (waiting.length >= queue ? null : enter(work)) };
}
