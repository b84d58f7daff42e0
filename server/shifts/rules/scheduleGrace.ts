/**
 * Seconds of deviation from the schedule that are ignored, and within which an entry matches it.
 */
export const scheduleGraceSeconds = 600;
