/** Milliseconds without progress after which another process can take a report over. */
export const reportLease = 2 * 60_000;

/** Processes that may end while they generate a report; afterwards it has failed. */
export const mostAttempts = 3;

/** Days for which a report is kept, with its file and the mail that carries it. */
export const reportKeptDays = 7;
