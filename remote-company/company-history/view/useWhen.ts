import { deviceTimeZone, useToday, useUserFormats } from 'shared-ui';

/** Day and time in the device's zone; with the year if it is not the current one. */
export function useWhen(): (instant: string) => string {
  const formats = useUserFormats();
  const zone = deviceTimeZone();
  const thisYear = useToday(zone).slice(0, 4);
  return (instant) => {
    const date = formats.dateOf(instant, zone);
    return `${formats.day(date, !date.startsWith(thisYear))}, ${formats.time(instant, zone)}`;
  };
}
