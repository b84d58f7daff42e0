import {
  localDay,
  offsetMinutes,
  toInstant,
  toMillis,
  type Instant,
  type LocalDate,
} from 'shared-contracts';

/** A calendar day as Edm.DateTime: its midnight in UTC. */
export function edmDate(date: LocalDate): string {
  return `/Date(${toMillis(`${date}T00:00:00Z`)})/`;
}

/** The local day in the zone as Edm.DateTime. */
export function edmDayOf(instant: Instant, timeZone: string): string {
  return edmDate(localDay(instant, timeZone));
}

/** The local time in the zone as Edm.Time such as `PT08H30M00S`. */
export function edmTimeOf(instant: Instant, timeZone: string): string {
  const shown = toInstant(toMillis(instant) + offsetMinutes(instant, timeZone) * 60_000);
  const [hours, minutes, seconds] = shown.slice(11, 19).split(':');
  return `PT${hours}H${minutes}M${seconds}S`;
}

/** The calendar day of an Edm.DateTime such as `/Date(1388534400000)/`; null if there is none. */
export function dayOfEdmDate(text: string | null): LocalDate | null {
  const [, millis] = /^\/Date\((-?\d{1,15})(?:[+-]\d+)?\)\/$/.exec(text ?? '') ?? [];
  return millis === undefined ? null : localDay(toInstant(Number(millis)), 'UTC');
}
