/** Seconds of inactivity after which a screen with a keypad closes (spec §9). */
export const entryClosesIn = 60;
