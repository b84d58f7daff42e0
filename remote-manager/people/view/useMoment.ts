import type { Instant } from 'shared-contracts';
import { useUserFormats } from 'shared-ui';

/** An instant in a zone, seen from `now`: `13:54`, of another day `Fri 20 Nov, 13:54`. */
export function useMoment(): (instant: Instant, timeZone: string, now: Instant) => string {
  const formats = useUserFormats();
  return (instant, timeZone, now) => {
    const date = formats.dateOf(instant, timeZone);
    const time = formats.time(instant, timeZone);
    return date === formats.dateOf(now, timeZone) ? time : `${formats.day(date)}, ${time}`;
  };
}
