import { type Instant, localDay } from 'shared-contracts';
import { deviceTimeZone, useUserFormats } from 'shared-ui';

/** An instant in a zone, relative to `now`: `13:54`, on another day `Fri 20 Nov, 13:54`. */
export function useMoment(): (instant: Instant, timeZone: string, now: Instant) => string {
  const formats = useUserFormats();
  return (instant, timeZone, now) => {
    const date = formats.dateOf(instant, timeZone);
    const time = formats.time(instant, timeZone);
    return date === formats.dateOf(now, timeZone) ? time : `${formats.day(date)}, ${time}`;
  };
}

/** An instant in the device's zone: `Mon 16 Mar 2026, 10:00`. */
export function useWhen(): (instant: Instant) => string {
  const formats = useUserFormats();
  const zone = deviceTimeZone();
  return (instant) =>
    `${formats.day(localDay(instant, zone), true)}, ${formats.time(instant, zone)}`;
}
