import type { components, Instant, LocalDate } from 'shared-contracts';

export type NotificationKind = components['schemas']['NotificationKind'];

/** A time that a notification speaks of. */
export interface NoticedTime {
  /** Clock-in, or when the shift was to begin. */
  readonly start: Instant;
  /** Clock-out; null while open. */
  readonly end: Instant | null;
  /** IANA zone in which the times are told. */
  readonly timeZone: string;
}

interface About {
  readonly employeeId: number;
  readonly assignmentId: number;
}

/** What a person is to be told. */
export type Notice =
  | DecisionNotice
  | RequestNotice
  | MissedNotice
  | ScheduleNotice
  | ReportNotice
  | PinNotice
  | TerminalNotice;

/** Of notices with one key only the first is told. */
export type OnceNotice = MissedNotice | TerminalNotice;

/** What a manager did with an entry. */
export interface DecisionNotice extends About {
  readonly kind: Exclude<
    NotificationKind,
    | MissedKind
    | 'SCHEDULE_CHANGED'
    | 'DELETION_REQUESTED'
    | 'PIN_GIVEN'
    | ReportNotice['kind']
    | TerminalNotice['kind']
  >;
  readonly timePairId: number;
  readonly time: NoticedTime;
  /** Full name of the manager. */
  readonly manager: string;
  /** Why, in the manager's words. */
  readonly reason?: string;
  /** What was approved before a rejected correction stays. */
  readonly keepsApproved?: true;
}

/** What a person asks a manager to decide; `employeeId` is the manager. */
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

/** What somebody forgot, or seems to have forgotten. */
export interface MissedNotice extends About {
  readonly kind: MissedKind;
  /** Null where there is no entry. */
  readonly timePairId: number | null;
  readonly time: NoticedTime;
  /** See `onceKeyOf`. */
  readonly onceKey: string;
}

interface ScheduleNotice extends About, LocalDates {
  readonly kind: 'SCHEDULE_CHANGED';
  /** How many days between them were changed. */
  readonly days: number;
  /** Names of what is planned for them; none where a plan was taken back. */
  readonly schedules: readonly string[];
  /** Whether today or tomorrow is among them. */
  readonly isSoon: boolean;
  /** By which it is taken back. */
  readonly onceKey: string;
}

/** What became of a report that took longer. */
export interface ReportNotice extends LocalDates {
  readonly kind: 'REPORT_READY' | 'REPORT_FAILED';
  readonly employeeId: number;
  readonly reportId: number;
}

/** Somebody else has chosen what opens a terminal for the person. */
interface PinNotice {
  readonly kind: 'PIN_GIVEN';
  readonly employeeId: number;
  /** Full name of the manager. */
  readonly manager: string;
}

/** What is wrong with a terminal, told to administrators. */
export interface TerminalNotice {
  readonly kind: 'TERMINAL_SILENT' | 'TERMINAL_KEEPS' | 'TERMINAL_CLOCK_OFF';
  readonly employeeId: number;
  /** What it is called. */
  readonly terminal: string;
  /** When it was last seen, since when it keeps punches, when it told of its clock. */
  readonly since: Instant;
  /** The terminal's. */
  readonly timeZone: string;
  /** Punches that it keeps, or seconds by which its clock is off. */
  readonly amount: number;
  readonly onceKey: string;
}

/** First and last day. */
interface LocalDates {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
}

/** A notification as it is kept: `details` hold what its words in any language need. */
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
  | { readonly kind: 'PIN_GIVEN'; readonly details: { readonly manager: string } }
  | {
      readonly kind: TerminalNotice['kind'];
      readonly details: Pick<TerminalNotice, 'terminal' | 'since' | 'timeZone' | 'amount'>;
    }
  | {
      readonly kind: 'SCHEDULE_CHANGED';
      /** What was kept before schedules were named has none. */
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

/** What a notice is about: an entry (its first version) or a part of it, or a day without one. */
type NoticedOnce =
  | { readonly timePairId: number; readonly segmentId?: number }
  | { readonly assignmentId: number; readonly date: LocalDate };

/** By which what is told once is known to have been told. */
export function onceKeyOf(kind: MissedKind, about: NoticedOnce): string {
  if ('date' in about) return `${kind} ${about.assignmentId} ${about.date}`;
  const { timePairId, segmentId } = about;
  return segmentId === undefined ? `${kind} ${timePairId}` : `${kind} ${timePairId} ${segmentId}`;
}
