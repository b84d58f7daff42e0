/**
 * Constants of the product (spec §5, §9) that client and server share. Values that a company can
 * set (undo delay, selection caps, missed break and clock-out, manager's edit range) are feature
 * properties with their defaults in `features/companySettings.yaml`, and not repeated here. A
 * group that one feature needs, and a value that one rule needs, has a file of its own
 * (`planning/breakLimits.ts`, `pinDigits.ts`).
 */
export const limits = {
  /** The most days of a range for searching time. */
  maximumRangeDays: 400,
  /** Characters of a clock-in or clock-out comment, and of a reason. */
  maximumCommentLength: 255,
  /** Characters of a new password. */
  minimumPasswordLength: 12,
  maximumPasswordLength: 200,
  /** Characters of a search term; fewer than the minimum are not searched for. */
  minimumSearchLength: 3,
  maximumSearchLength: 100,

  /**
   * The most days of all rows together in one request to plan or preview: 100 people over nine
   * weeks.
   */
  maximumPlanDays: 6_300,
  /** The most resulting ranges of all rows together: each is a row, and one for the HR system. */
  maximumPlanRanges: 1_000,

  /** The most rows on a page of any call. */
  maximumPageSize: 200,
  payCyclePageSize: 10,
  approvalsPageSize: 30,
  approvalsPageSizeOnPhones: 5,
  /** The choices besides "all". */
  approvalsPageSizes: [30, 50, 100],
  maximumPageButtons: 6,

  /** Days of the initial date range of approvals, today included. */
  defaultApprovalDays: 31,
  /** Days before that range for which undecided time is still reported: a year. */
  approvalLookBackDays: 366,
  /** A shorter break is discarded (spec §4). */
  shortBreakSeconds: 60,

  /**
   * Seconds between the end of a terminal's session and its log-in screen, during which the
   * terminal says so.
   */
  terminalSignOutSeconds: 10,
  /** Seconds by which a terminal's clock can be off before administrators are notified. */
  terminalClockOffSeconds: 60,
  /** Minutes after which they are notified that it was not seen, or still holds punches. */
  terminalSilentMinutes: 15,
  terminalKeepsMinutes: 15,

  /**
   * Milliseconds of delay after which a punch counts as sent late, and by which a device's clock
   * can differ before its punches are marked.
   */
  sentLateAfterMilliseconds: 120_000,

  /**
   * Milliseconds after an unplanned clock-in at which the clock-out counts as forgotten: pages then
   * ask for its time. The server's reminder comes earlier (`missedInOpenShift`).
   */
  forgottenAfterMilliseconds: 57_600_000,

  /**
   * Milliseconds before a planned start from which a punch belongs to it: on its day and the day
   * before.
   */
  reachOfDayMilliseconds: 28_800_000,
  reachOfNextDayMilliseconds: 14_400_000,

  /** Interval at which the active shift is compared with the server if there is no push. */
  syncIntervalSeconds: 10,
  /** How long a snackbar stays, unless it is persistent. */
  snackbarSeconds: 5,

  geolocationMaximumAgeMilliseconds: 5_000,
  /** The accuracy if the device did not provide one. */
  unknownAccuracy: -1,

  /** The initial zoom of a map, in the usual levels of map tiles. */
  mapZoom: 17,
  feetPerMeter: 3.28084,
} as const;
