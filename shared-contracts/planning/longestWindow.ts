/** The most days after the first for which one request can read plans. */
export const longestWindow = 62;
