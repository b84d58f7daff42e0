import { offsetMinutes, toMillis, type Instant, type LocalDate } from 'shared-contracts';

const day = 86_400_000;
/** Day 0 of spreadsheets: 30 December 1899. */
const dayZero = -25_569 * day;

/** The number by which spreadsheets know a day. */
export function serialOfDate(date: LocalDate): number {
  return (toMillis(`${date}T00:00:00.000Z`) - dayZero) / day;
}

/** The same for an instant by the clocks of a zone; the fraction is the time of the day. */
export function serialOfInstant(instant: Instant, timeZone: string): number {
  return (toMillis(instant) + offsetMinutes(instant, timeZone) * 60_000 - dayZero) / day;
}

/** A duration of so many seconds. */
export function serialOfDuration(seconds: number): number {
  return seconds / 86_400;
}
