const typedWindow = /^(\d{1,2})(?::(\d{2}))?\s*[-–]\s*(\d{1,2})(?::(\d{2}))?$/;

/**
 * Parses a typed window of local times such as `6-8:30`: `06:00-08:30`, both ends included, past
 * midnight if it ends earlier. Null for anything else.
 */
export function clockWindow(typed: string): string | null {
  const [, fromHour, fromMinute, toHour, toMinute] = typedWindow.exec(typed.trim()) ?? [];
  const from = timeOf(fromHour, fromMinute);
  const to = timeOf(toHour, toMinute);
  return from === null || to === null ? null : `${from}-${to}`;
}

function timeOf(hour = '', minute = '00'): string | null {
  return hour === '' || Number(hour) > 23 || Number(minute) > 59
    ? null
    : `${hour.padStart(2, '0')}:${minute}`;
}
