import type { components, Instant, LocalDate } from 'shared-contracts';

export type NotificationKind = components['schemas']['NotificationKind'];

/** A time in a notification. */
export interface NoticedTime {
  /** Clock-in, or the planned start of the shift. */
  readonly start: Instant;
  /** Clock-out; null while open. */
  readonly end: Instant | null;
  /** IANA zone for displaying the times. */
  readonly timeZone: string;
}

interface About {
  readonly employeeId: number;
  readonly assignmentId: number;
}

/** A message to a person. */
export type Notice =
  | DecisionNotice
  | RequestNotice
  | MissedNotice
  | ScheduleNotice
  | ReportNotice
  | SecretNotice
  | TerminalNotice;

/** Of notices with the same key only the first is sent. */
export type OnceNotice = MissedNotice | TerminalNotice;

/** A manager's action on an entry. */
export interface DecisionNotice extends About {
  readonly kind: Exclude<
    NotificationKind,
    | MissedKind
    | 'SCHEDULE_CHANGED'
    | 'DELETION_REQUESTED'
    | SecretNotice['kind']
    | ReportNotice['kind']
    | TerminalNotice['kind']
  >;
  readonly timePairId: number;
  readonly time: NoticedTime;
  /** Full name of the manager. */
  readonly manager: string;
  /** The reason, in the manager's words. */
  readonly reason?: string;
  /** The approved version before a rejected correction stays. */
  readonly keepsApproved?: true;
}

/** A person's request to a manager to decide; `employeeId` is the manager. */
export interface RequestNotice extends About {
  readonly kind: 'DELETION_REQUESTED';
  readonly timePairId: number;
  readonly time: NoticedTime;
  /** Full name of the person. */
  readonly employee: string;
}

export type MissedKind =
  | 'MISSED_CLOCK_IN'
  | 'MISSED_CLOCK_OUT'
  | 'AUTO_CLOCKED_OUT'
  | 'MISSED_BREAK'
  | 'BREAK_NOT_ENDED';

/** A forgotten punch, or one that seems to be. */
export interface MissedNotice extends About {
  readonly kind: MissedKind;
  /** Null if there is no entry. */
  readonly timePairId: number | null;
  readonly time: NoticedTime;
  /** See `onceKeyOf`. */
  readonly onceKey: string;
}

interface ScheduleNotice extends About, LocalDates {
  readonly kind: 'SCHEDULE_CHANGED';
  /** The number of changed days between them. */
  readonly days: number;
  /** Names of the newly planned schedules; empty if a plan was undone. */
  readonly schedules: readonly string[];
  /** Whether they include today or tomorrow. */
  readonly isSoon: boolean;
  /** The key by which it is removed. */
  readonly onceKey: string;
}

/** The result of a report that took longer. */
export interface ReportNotice extends LocalDates {
  readonly kind: 'REPORT_READY' | 'REPORT_FAILED';
  readonly employeeId: number;
  readonly reportId: number;
}

/** Somebody else has set the person's PIN for terminals or password. */
export interface SecretNotice {
  readonly kind: 'PIN_GIVEN' | 'PASSWORD_GIVEN';
  readonly employeeId: number;
  /** Full name of the manager. */
  readonly manager: string;
}

/** A problem of a terminal, for administrators. */
export interface TerminalNotice {
  readonly kind: 'TERMINAL_SILENT' | 'TERMINAL_KEEPS' | 'TERMINAL_CLOCK_OFF';
  readonly employeeId: number;
  /** The terminal's name. */
  readonly terminal: string;
  /** When it was last seen, since when it holds punches, or when it reported its clock. */
  readonly since: Instant;
  /** The terminal's time zone. */
  readonly timeZone: string;
  /** The number of punches that it holds, or seconds by which its clock is off. */
  readonly amount: number;
  readonly onceKey: string;
}

/** First and last day. */
interface LocalDates {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
}

/** A stored notification: `details` hold everything that its text needs in any language. */
export type KeptNotice = {
  readonly employeeId: number;
  readonly assignmentId: number | null;
  readonly timePairId: number | null;
  readonly onceKey: string | null;
} & KeptWords;

export type KeptWords =
  | {
      readonly kind: DecisionNotice['kind'];
      readonly details: {
        readonly times: readonly NoticedTime[];
        readonly manager: string;
        readonly reason?: string;
        readonly keepsApproved?: true;
      };
    }
  | {
      readonly kind: RequestNotice['kind'];
      readonly details: { readonly time: NoticedTime; readonly employee: string };
    }
  | { readonly kind: MissedNotice['kind']; readonly details: { readonly time: NoticedTime } }
  | { readonly kind: SecretNotice['kind']; readonly details: { readonly manager: string } }
  | {
      readonly kind: TerminalNotice['kind'];
      readonly details: Pick<TerminalNotice, 'terminal' | 'since' | 'timeZone' | 'amount'>;
    }
  | {
      readonly kind: 'SCHEDULE_CHANGED';
      /** Notifications from before schedules were named have none. */
      readonly details: LocalDates & {
        readonly days: number;
        readonly schedules?: readonly string[];
        readonly isSoon?: boolean;
      };
    }
  | {
      readonly kind: ReportNotice['kind'];
      readonly details: LocalDates & { readonly reportId: number };
    };

/** The subject of a notice: an entry (its first version) or a part of it, or a day without one. */
type NoticedOnce =
  | { readonly timePairId: number; readonly segmentId?: number }
  | { readonly assignmentId: number; readonly date: LocalDate };

/** The key under which a one-time notice is remembered. */
export function onceKeyOf(kind: MissedKind, about: NoticedOnce): string {
  if ('date' in about) return `${kind} ${about.assignmentId} ${about.date}`;
  const { timePairId, segmentId } = about;
  return segmentId === undefined ? `${kind} ${timePairId}` : `${kind} ${timePairId} ${segmentId}`;
}
