/** The server cannot start for a reason that its operator can mend; the message says it in a sentence. */
export class StartRefused extends Error {}
