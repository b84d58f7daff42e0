import { setTimeout } from 'node:timers/promises';

const longestPause = 50;

/** Leaves the process as much time for everybody else as each part takes, up to 50 ms. */
export async function* unhurried<Part>(parts: Iterable<Part>): AsyncGenerator<Part> {
  for (const part of parts) {
    const begun = performance.now();
    yield part;
    await setTimeout(Math.min(performance.now() - begun, longestPause));
  }
}
