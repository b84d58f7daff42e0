import { localDay, type LocalDate } from 'shared-contracts';
import { useEffect, useState } from 'react';

/** Today in the zone by the device's clock; updates at midnight. */
export function useToday(timeZone: string): LocalDate {
  return localDay(useMinute().toISOString(), timeZone);
}

/** The device's current time, updated at each full minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const untilNextMinute = 60_000 - (now.getTime() % 60_000);
    const timer = setTimeout(() => setNow(new Date()), untilNextMinute);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

/** The device's IANA time zone, for data without an assignment. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
