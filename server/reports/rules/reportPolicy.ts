/** Milliseconds without progress after which another process can take a report over. */
export const reportLease = 2 * 60_000;

/** Processes that may end while they generate a report; afterwards it has failed. */
export const mostAttempts = 3;
