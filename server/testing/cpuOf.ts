/**
 * Milliseconds for which a request can block the server's thread: nobody else is answered during
 * that time, health checks included.
 */
export const mostCpu = 200;

/**
 * The CPU milliseconds of this thread for some work: an upper bound of any pause that it causes.
 * Unlike elapsed time, it does not grow when the machine is busy.
 */
export async function cpuOf<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly cpu: number; readonly result: Result }> {
  const before = process.threadCpuUsage();
  const result = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { cpu: (user + system) / 1000, result };
}
