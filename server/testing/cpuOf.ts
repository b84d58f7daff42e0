/**
 * Milliseconds for which a request may hold the server's thread: nobody else is answered meanwhile,
 * health included.
 */
export const mostCpu = 200;

/**
 * The milliseconds that this thread works for something: an upper bound of any pause that it makes.
 * Unlike the time that passes, it does not grow when the machine is busy with something else.
 */
export async function cpuOf<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly cpu: number; readonly result: Result }> {
  const before = process.threadCpuUsage();
  const result = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { cpu: (user + system) / 1000, result };
}
