/**
 * Looks for work every so many milliseconds, the first time after that span, and never beside an
 * earlier look that goes on. Whoever stops it waits for the current one.
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
