import type { Instant, LocalDate } from '../instant.ts';

type NoValues = Readonly<Record<never, never>>;

/**
 * The values of each rule of spec §5 about a time entry, for the message about a violation. The
 * client's messages and the server's error texts put them into words, and format instants and
 * dates.
 */
interface RuleValues {
  CLOCK_IN_REQUIRED: NoValues;
  CLOCK_OUT_REQUIRED: NoValues;
  SAME_TIME: NoValues;
  CLOCK_IN_AFTER_CLOCK_OUT: NoValues;
  IN_THE_FUTURE: { readonly now: Instant };
  REASON_REQUIRED: NoValues;
  SPECIFY_REASON: NoValues;
  /** Also for the text of a reason. */
  COMMENT_TOO_LONG: { readonly maximum: number; readonly length: number };
  CUSTOM_FIELD_REQUIRED: { readonly customFieldId: number; readonly name: string };
  COST_CENTER_REQUIRED: NoValues;
  /** An employee's earliest day: the start of the previous pay cycle. */
  BEFORE_PREVIOUS_PAY_CYCLE: { readonly earliest: LocalDate };
  /** A manager's earliest day. */
  BEFORE_EDIT_RANGE: { readonly earliest: LocalDate };
  TIME_BEFORE_SHIFT: { readonly shiftStart: Instant };
  TIME_AFTER_SHIFT: { readonly shiftEnd: Instant };
  BREAK_OVERLAPS: { readonly start: Instant; readonly end: Instant | null };
  NO_CHANGE: NoValues;
}

export type TimeEntryRule = keyof RuleValues;

/**
 * The fields of a time-entry request at which a rule can find a fault; `body` is the whole request.
 */
export type TimeEntryField =
  | 'clockInDateTime'
  | 'clockOutDateTime'
  | 'reason'
  | 'reason.description'
  | 'comment'
  | 'timePairCustomFieldValues'
  | 'costCenter'
  | 'body';

/** A violated rule, its field, and the values for its message. */
export type TimeEntryFault = {
  readonly [Rule in TimeEntryRule]: {
    readonly rule: Rule;
    readonly field: TimeEntryField;
    readonly values: RuleValues[Rule];
  };
}[TimeEntryRule];
