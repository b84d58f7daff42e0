/** Pixels. */
export const trackHeight = 34;
export const ticksHeight = 24;
