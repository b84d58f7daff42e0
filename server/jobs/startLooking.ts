/**
 * Looks for work at this interval, the first time after one interval, and never while an earlier
 * look is running. Stopping waits for the current one.
 */
export function startLooking(
  look: () => Promise<unknown>,
  every: number,
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  let current: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    current ??= look()
      .catch(onFailure)
      .finally(() => (current = null));
  }, every);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await current;
    },
  };
}
