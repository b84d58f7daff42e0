import { setTimeout } from 'node:timers/promises';

const longestPause = 50;

/** After each part, yields the process to others for as long as the part took, up to 50 ms. */
export async function* unhurried<Part>(parts: Iterable<Part>): AsyncGenerator<Part> {
  for (const part of parts) {
    const begun = performance.now();
    yield part;
    await setTimeout(Math.min(performance.now() - begun, longestPause));
  }
}
