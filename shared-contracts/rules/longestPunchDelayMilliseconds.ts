/** The longest time between a punch and its request: a year. */
export const longestPunchDelayMilliseconds = 31_536_000_000;
