import type { components } from '../../api/schema.gen.ts';
import type { ErrorCode } from '../errors.gen.ts';

export type NotificationKind = components['schemas']['NotificationKind'];
export type ViolationCode = components['schemas']['ViolationCode'];

/** What a manager can do to several entries at once. */
export type SeveralKind = Exclude<
  NotificationKind,
  'MISSED_CLOCK_IN' | 'MISSED_CLOCK_OUT' | 'SCHEDULE_CHANGED'
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

/** What the server says to people in one language; templates for `formatMessage`. */
export interface LocaleMessages {
  readonly errors: Readonly<Record<ErrorCode, ErrorMessage>>;
  readonly violations: Readonly<Record<ViolationCode, string>>;
  readonly notifications: Readonly<Record<NotificationKind, NotificationMessage>>;
  /** For several entries to which one manager did the same at once: `{count}`, `{dates}`. */
  readonly severalNotifications: Readonly<Record<SeveralKind, NotificationMessage>>;
  /** The language's name for itself, so that its speakers find it in every list. */
  readonly ownName: string;
}
