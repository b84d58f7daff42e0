import { localDay } from 'shared-contracts';

/** First and last day, inclusive; null if there is no last day. */
export interface DateBounds {
  readonly startDate: string;
  readonly endDate: string | null;
}

export interface AssignmentDates extends DateBounds {
  readonly timeZone: string;
}

/** Whether the instant's day in the assignment's time zone lies between its dates. */
export function isActiveAt(assignment: AssignmentDates, instant: string): boolean {
  return covers(assignment, localDay(instant, assignment.timeZone));
}

export function covers({ startDate, endDate }: DateBounds, date: string): boolean {
  return startDate <= date && (endDate === null || date <= endDate);
}
