import { deviceTimeZone, useUserFormats } from 'shared-ui';

/** Day and time of an instant, by the clock of this device. */
export function useWhen(): (instant: string) => string {
  const formats = useUserFormats();
  const zone = deviceTimeZone();
  return (instant) =>
    `${formats.day(formats.dateOf(instant, zone))}, ${formats.time(instant, zone)}`;
}
