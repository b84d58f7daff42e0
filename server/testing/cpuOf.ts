/**
 * Milliseconds for which a request can block the server's thread: nobody else is answered during
 * that time, health checks included.
 */
export const mostCpu = 200;

/**
 * The CPU milliseconds of this thread for some work: an upper bound of any pause that it causes.
 * Unlike elapsed time, it excludes other processes' turns; contention for caches and memory still
 * adds to it.
 */
export async function cpuOf<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly cpu: number; readonly result: Result }> {
  const before = process.threadCpuUsage();
  const result = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { cpu: (user + system) / 1000, result };
}

/** Rounds of which the cheapest counts. */
const rounds = 5;

/**
 * The CPU milliseconds of some work by the cheapest round of several repetitions each: without
 * compilation, garbage collection and busy neighbours. For limits of a few milliseconds, which the
 * coarse clock of a thread's CPU cannot measure for one repetition.
 */
export async function leastCpuOf(times: number, work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const { cpu } = await cpuOf(async () => {
      for (let time = 0; time < times; time += 1) await work();
    });
    least = Math.min(least, cpu / times);
  }
  return least;
}
