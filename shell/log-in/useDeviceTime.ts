import { createFormats, deviceTimeZone, useHost, useMinute } from 'shared-ui';
import { uses24Hours } from '../locale/rules/uses24Hours.ts';

export interface DeviceTime {
  /** `05:57`, or `5:57 AM` */
  readonly time: string;
  readonly is24Hour: boolean;
  /** `Thursday 19 November` */
  readonly day: string;
  /** 0 to 23. */
  readonly hour: number;
}

/** The device's clock, updated every minute, before log-in. */
export function useDeviceTime(): DeviceTime {
  const { locale } = useHost();
  const now = useMinute();
  const zone = deviceTimeZone();
  const is24Hour = uses24Hours(navigator.language);
  const formats = createFormats({ locale, is24Hour, region: '' });
  const instant = now.toISOString();
  return {
    time: formats.time(instant, zone),
    is24Hour,
    day: formats.longDay(formats.dateOf(instant, zone)),
    hour: now.getHours(),
  };
}
