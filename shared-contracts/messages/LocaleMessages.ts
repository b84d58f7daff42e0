import type { components } from '../openapi/schema.gen.ts';
import type { ErrorCode } from '../openapi/errors.gen.ts';

export type NotificationKind = components['schemas']['NotificationKind'];
export type ViolationCode = components['schemas']['ViolationCode'];
export type MassViolationCode = components['schemas']['MassViolationCode'];
export type TimeEntryRule = components['schemas']['TimeEntryRule'];
export type SynchronisationFailure = components['schemas']['SynchronisationFailure'];
export type PlanRefusalCode = components['schemas']['PlanRefusalCode'];
export type PlanRemarkKind = components['schemas']['PlanRemark']['kind'];

/** What a manager can do to several entries at once. */
export type SeveralKind = Exclude<
  NotificationKind,
  | 'MISSED_CLOCK_IN'
  | 'MISSED_CLOCK_OUT'
  | 'AUTO_CLOCKED_OUT'
  | 'MISSED_BREAK'
  | 'BREAK_NOT_ENDED'
  | 'SCHEDULE_CHANGED'
  | 'DELETION_REQUESTED'
  | 'REPORT_READY'
  | 'REPORT_FAILED'
  | 'PIN_GIVEN'
  | 'PASSWORD_GIVEN'
  | 'TERMINAL_SILENT'
  | 'TERMINAL_KEEPS'
  | 'TERMINAL_CLOCK_OFF'
>;

export interface ErrorMessage {
  /** What happened, in a few words. */
  readonly title: string;
  /** What was kept, and what to do next. */
  readonly detail: string;
}

export interface NotificationMessage {
  readonly heading: string;
  readonly body: string;
  readonly linkText: string;
}

/** What notifications say in one language. */
export interface NotificationMessages {
  readonly notifications: Readonly<Record<NotificationKind, NotificationMessage>>;
  /** For several entries to which one manager did the same at once: `{count}`, `{dates}`. */
  readonly severalNotifications: Readonly<Record<SeveralKind, NotificationMessage>>;
}

/** What the server says to people in one language; templates for `formatMessage`. */
export interface LocaleMessages extends NotificationMessages {
  readonly errors: Readonly<Record<ErrorCode, ErrorMessage>>;
  readonly violations: Readonly<Record<ViolationCode, string>>;
  /** Said to the manager who clocked several people. */
  readonly massViolations: Readonly<Record<MassViolationCode, string>>;
  /** At the field that breaks the rule. */
  readonly timeEntryRules: Readonly<Record<TimeEntryRule, string>>;
  /** At an entry that the external HR system did not take. */
  readonly synchronisationFailures: Readonly<Record<SynchronisationFailure, string>>;
  /** Said to the manager who planned several people. */
  readonly planRefusals: Readonly<Record<PlanRefusalCode, string>>;
  readonly planRemarks: Readonly<Record<PlanRemarkKind, string>>;
  /** Behind a rejected correction whose approved version was put back. */
  readonly approvedStays: string;
  /** Behind what a manager decided: `{reason}`, in the manager's words. */
  readonly decisionReason: string;
  /** The link of the page between the sign-on provider and the product. */
  readonly signOnGoesOn: string;
  /** The language's name for itself, so that its speakers find it in every list. */
  readonly ownName: string;
}
