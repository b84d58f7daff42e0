/** How often links for a new password are given, and for how long (docs/decisions/forgotten-password.md). */
export const passwordLinkLimits = {
  /** Minutes for which a mailed link can be used. */
  validMinutes: 30,
  /** Minutes after the request in which the mail must be accepted. */
  mailMinutes: 15,
  /** Requests from one network within so many minutes. */
  perNetwork: 20,
  networkMinutes: 15,
  /** Mails to one person. */
  perHour: 3,
  perDay: 10,
  /** How long requests are kept to be counted. */
  keptDays: 1,
} as const;
