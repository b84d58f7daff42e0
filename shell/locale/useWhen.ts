import { deviceTimeZone, useToday, useUserFormats } from 'shared-ui';

/** Day and time of an instant, by the clock of this device; with the year where it is not this one. */
export function useWhen(withSeconds = false): (instant: string) => string {
  const formats = useUserFormats();
  const zone = deviceTimeZone();
  const thisYear = useToday(zone).slice(0, 4);
  return (instant) => {
    const date = formats.dateOf(instant, zone);
    return `${formats.day(date, !date.startsWith(thisYear))}, ${formats.time(instant, zone, withSeconds)}`;
  };
}
