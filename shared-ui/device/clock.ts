import { localDay, type LocalDate } from 'shared-contracts';
import { useEffect, useState } from 'react';

/** The calendar day in the zone by the device's clock; a page left open goes on with the next one. */
export function useToday(timeZone: string): LocalDate {
  return localDay(useMinute().toISOString(), timeZone);
}

/** The device's current time, renewed as each minute begins. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const untilNextMinute = 60_000 - (now.getTime() % 60_000);
    const timer = setTimeout(() => setNow(new Date()), untilNextMinute);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

/** The IANA zone in which the device stands, for what has no assignment to go by. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
