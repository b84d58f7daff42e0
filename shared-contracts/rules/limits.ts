/**
 * Constants of the product (spec §5, §9) that client and server judge by. What a company can set
 * (undo delay, selection caps, missed break and clock-out, manager's edit range) is a feature
 * property with its default in `features/`, and is not repeated here.
 */
export const limits = {
  /** Days of a range in which time is looked for. */
  maximumRangeDays: 400,
  /** Characters of a clock-in or clock-out comment. */
  maximumCommentLength: 255,
  /** Characters of a new password. */
  minimumPasswordLength: 12,
  maximumPasswordLength: 200,
  /** Characters of a search term; fewer than the minimum are not searched for. */
  minimumSearchLength: 3,
  maximumSearchLength: 100,

  /** Days of all rows together that one request plans or previews: 100 people over nine weeks. */
  maximumPlanDays: 6_300,
  /** Ranges of all rows together that they become: each is a row, and one for the HR system. */
  maximumPlanRanges: 1_000,

  /** Rows of a page that any call answers with at most. */
  maximumPageSize: 200,
  payCyclePageSize: 10,
  approvalsPageSize: 30,
  approvalsPageSizeOnPhones: 5,
  /** Choices beside "all". */
  approvalsPageSizes: [30, 50, 100],
  maximumPageButtons: 6,

  /** Days of the first date range of approvals, today included. */
  defaultApprovalDays: 31,
  /** Days before them in which undecided time is still told of: a year. */
  approvalLookBackDays: 366,
  /** A break that lasted less is discarded (spec §4). */
  shortBreakSeconds: 60,

  /** Seconds between the end of a terminal's session and its log-in, in which the wall says so. */
  terminalSignOutSeconds: 10,
  /** Seconds by which a terminal's clock may be off before administrators are told. */
  terminalClockOffSeconds: 60,
  /** Minutes after which they are told that it was not seen, or still keeps punches. */
  terminalSilentMinutes: 15,
  terminalKeepsMinutes: 15,

  /** Milliseconds of delay beyond which a punch counts as sent late. */
  sentLateAfterMilliseconds: 120_000,

  /** Milliseconds after a clock-in that nothing was planned for at which the clock-out was forgotten. */
  forgottenAfterMilliseconds: 57_600_000,

  /** Milliseconds before a planned start from which a punch belongs to it: on its day, and before. */
  reachOfDayMilliseconds: 28_800_000,
  reachOfNextDayMilliseconds: 14_400_000,

  /** How often the active shift is compared with the server, where nothing is pushed. */
  syncIntervalSeconds: 10,
  /** How long a snackbar stays, unless it is flagged to stay open. */
  snackbarSeconds: 5,

  geolocationMaximumAgeMilliseconds: 5_000,
  /** Stands for an accuracy that the device did not give. */
  unknownAccuracy: -1,

  /** How near a map comes by itself, in the usual levels of map pictures. */
  mapZoom: 17,
  feetPerMeter: 3.28084,
} as const;
