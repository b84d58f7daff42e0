import type { NotificationKind } from '../notice.ts';

/** What notifications say in one language; a language that lacks one does not compile. */
export interface Texts {
  /** By the number of entries. */
  readonly headings: Readonly<Record<NotificationKind, (count: number) => string>>;
  /** The times or days that the heading speaks of. */
  that(what: string): string;
  thatBy(what: string, name: string): string;
  noClockIn(day: string): string;
  noClockOut(day: string, start: string): string;
  moreDays(count: number): string;
  showTime(count: number): string;
  readonly showSchedule: string;
}
