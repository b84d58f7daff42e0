import { dateFormat } from './dateFormat.ts';

/**
 * Wall-clock time of an instant (ISO 8601) in a zone: `05:58`, `5:58 AM` with 12 hours, `05:58:07`
 * with seconds.
 */
export function formatTime(
  instant: string,
  timeZone: string,
  is24Hour: boolean,
  withSeconds = false,
): string {
  const parts = dateFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const seconds = String(new Date(instant).getUTCSeconds()).padStart(2, '0');
  const clock = { hour: Number(part('hour')), minute: Number(part('minute')), is24Hour };
  return formatClock({ ...clock, end: withSeconds ? `:${seconds}` : '' });
}

/** The same for a schedule's time `HH:mm` or `HH:mm:ss`, which has no zone. */
export function formatWallTime(time: string, is24Hour: boolean): string {
  const [hour = '0', minute = '0'] = time.split(':');
  return formatClock({ hour: Number(hour) % 24, minute: Number(minute), is24Hour, end: '' });
}

/** `05:58 – 14:44`; an open end is shown as `05:58 – …`. */
export function formatTimeRange(from: string, to: string | null): string {
  return `${from} – ${to ?? '…'}`;
}

interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly is24Hour: boolean;
  /** Follows the minutes. */
  readonly end: string;
}

function formatClock({ hour, minute, is24Hour, end }: Clock): string {
  const minutes = `${String(minute).padStart(2, '0')}${end}`;
  if (is24Hour) return `${String(hour).padStart(2, '0')}:${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
