import type { Reading } from '../rules/reading.ts';

/** The device's clocks. */
export const deviceClock = {
  read: (): Reading => ({ wall: Date.now(), monotonic: performance.now(), page }),
};

const page = crypto.randomUUID();
