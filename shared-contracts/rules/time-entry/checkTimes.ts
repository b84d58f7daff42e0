import { isBefore, type Instant } from '../instant.ts';
import { sameMinute } from './enteredTime.ts';
import type { TimeEntryFault } from './timeEntryFault.ts';

export interface EntryTimes {
  readonly clockIn: Instant | null;
  readonly clockOut: Instant | null;
}

export interface TimesContext {
  /** The server's time. */
  readonly now: Instant;
  /** The entry is open and can stay so. */
  readonly mayStayOpen: boolean;
}

/**
 * Start and end of an entry: both present, not in the same minute, in order, and not in the future
 * (spec §5). The end of a shift that ends on the next day must have that date: nothing is guessed
 * here.
 */
export function checkTimes(
  { clockIn, clockOut }: EntryTimes,
  { now, mayStayOpen }: TimesContext,
): TimeEntryFault[] {
  const faults: TimeEntryFault[] = [];
  if (clockIn === null) {
    faults.push({ rule: 'CLOCK_IN_REQUIRED', field: 'clockInDateTime', values: {} });
  }
  if (clockOut === null && !mayStayOpen) {
    faults.push({ rule: 'CLOCK_OUT_REQUIRED', field: 'clockOutDateTime', values: {} });
  }
  if (clockIn !== null && clockOut !== null) {
    if (sameMinute(clockIn, clockOut)) {
      faults.push({ rule: 'SAME_TIME', field: 'clockOutDateTime', values: {} });
    } else if (isBefore(clockOut, clockIn)) {
      faults.push({ rule: 'CLOCK_IN_AFTER_CLOCK_OUT', field: 'clockOutDateTime', values: {} });
    }
  }
  if (clockIn !== null && isBefore(now, clockIn)) {
    faults.push({ rule: 'IN_THE_FUTURE', field: 'clockInDateTime', values: { now } });
  }
  if (clockOut !== null && isBefore(now, clockOut)) {
    faults.push({ rule: 'IN_THE_FUTURE', field: 'clockOutDateTime', values: { now } });
  }
  return faults;
}
