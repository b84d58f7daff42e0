/** A wall-clock time without a date or zone. */
export interface TimeOfDay {
  /** 0 to 23, also on a 12-hour clock. */
  readonly hour: number;
  /** 0 to 59. */
  readonly minute: number;
}

export type DayHalf = 'AM' | 'PM';

export function halfOf(hour: number): DayHalf {
  return hour < 12 ? 'AM' : 'PM';
}

/** Hour 0 to 23 on a 12-hour clock: 12, 1 to 11. */
export function shortHour(hour: number): number {
  return hour % 12 || 12;
}

/** Whether an hour only exists on a 24-hour clock: 0, or 13 to 23. */
export function isOf24(hour: number): boolean {
  return hour === 0 || hour > 12;
}

/** Hour 1 to 12 of a half, as 0 to 23. */
export function fullHour(short: number, half: DayHalf): number {
  return (short % 12) + (half === 'PM' ? 12 : 0);
}

/** `06:05`, the API's wall time. */
export function toWallTime({ hour, minute }: TimeOfDay): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Parses `06:05` or `06:05:00`; null for anything else. */
export function timeOfWall(wall: string): TimeOfDay | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)(?::\d\d)?$/.exec(wall) ?? [];
  const hour = Number(hours);
  const minute = Number(minutes);
  return hour < 24 && minute < 60 ? { hour, minute } : null;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
