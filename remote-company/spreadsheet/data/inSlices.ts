/** Milliseconds of work between two turns of the page. */
const slice = 8;

/**
 * Runs work that pauses (`yield`) in slices, so that the page stays quick. @throws the reason of
 * `signal`
 */
export async function inSlices<Result>(
  work: Generator<void, Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (;;) {
    signal.throwIfAborted();
    const begun = performance.now();
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() - begun < slice);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
