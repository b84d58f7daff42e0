import { localDay, type Instant } from 'shared-contracts';
import { deviceTimeZone, useUserFormats } from 'shared-ui';

/** An instant by the clock of the device: `Mon 16 Mar 2026, 10:00`. */
export function useWhen(): (instant: Instant) => string {
  const formats = useUserFormats();
  const zone = deviceTimeZone();
  return (instant) =>
    `${formats.day(localDay(instant, zone), true)}, ${formats.time(instant, zone)}`;
}
