import type { components } from '../../api/schema.gen.ts';
import type { Locale } from '../../remote/locales.ts';
import type { ErrorCode } from '../errors.gen.ts';

export type NotificationKind = components['schemas']['NotificationKind'];
export type ViolationCode = components['schemas']['ViolationCode'];

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
  /** The languages' names in this language. */
  readonly locales: Readonly<Record<Locale, string>>;
}
