/**
 * The most breaks of a schedule created while planning, and the most minutes of a break without
 * fixed times.
 */
export const breakLimits = { mostBreaks: 10, mostMinutes: 720 } as const;
