import type { components, Instant, LocalDate } from 'shared-contracts';

export type NotificationKind = components['schemas']['NotificationKind'];

/** What was decided or done about entries of time. */
export type TimeNoticeKind = Extract<
  NotificationKind,
  | 'TIME_APPROVED'
  | 'TIME_REJECTED'
  | 'TIME_ADDED'
  | 'TIME_EDITED'
  | 'DELETION_APPROVED'
  | 'DELETION_REJECTED'
>;

/** An entry of time that a notification speaks of. */
export interface NoticedTime {
  readonly clockIn: Instant;
  /** Null while open. */
  readonly clockOut: Instant | null;
  /** IANA zone in which the times are told. */
  readonly timeZone: string;
}

/** What a person is to be told. */
export type Notice = {
  readonly employeeId: number;
  readonly assignmentId: number;
} & (
  | {
      readonly kind: TimeNoticeKind;
      readonly timePairId: number;
      readonly time: NoticedTime;
      /** Full name of who did it; null when it happened by itself. */
      readonly by: string | null;
    }
  | {
      readonly kind: 'MISSED_CLOCK_OUT';
      readonly timePairId: number;
      readonly time: NoticedTime;
    }
  | { readonly kind: 'MISSED_CLOCK_IN'; readonly date: LocalDate }
  | {
      readonly kind: 'SCHEDULE_CHANGED';
      readonly startDate: LocalDate;
      readonly endDate: LocalDate;
      readonly by: string | null;
    }
);

/** What a stored notification needs to be worded in any language. */
export type NotificationDetails =
  | { readonly times: readonly NoticedTime[]; readonly by: string | null }
  | { readonly startDate: LocalDate; readonly endDate: LocalDate; readonly by: string | null };

/** A notification to be kept; its kind decides the form of its details. */
export interface KeptNotice {
  readonly employeeId: number;
  readonly assignmentId: number;
  readonly kind: NotificationKind;
  /** The one entry that it speaks of; null where there are several or none. */
  readonly timePairId: number | null;
  readonly details: NotificationDetails;
}
