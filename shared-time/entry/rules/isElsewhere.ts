import {
  instantAt,
  offsetMinutes,
  type EnteredInstant,
  type EnteredTime,
  type Instant,
} from 'shared-contracts';

/** Whether the device's clock differs from the entry's zone on the entry's day. */
export function isElsewhere(
  { date }: Pick<EnteredTime, 'date'>,
  { instant }: Pick<EnteredInstant, 'instant'>,
  zones: { readonly entry: string; readonly device: string },
  now: Instant,
): boolean {
  const then = instant ?? (date === null ? now : instantAt(date, '12:00', zones.entry));
  return offsetMinutes(then, zones.entry) !== offsetMinutes(then, zones.device);
}
