import { useMemo } from 'react';
import { createFormats, type Formats } from '../format/createFormats.ts';
import { deviceRegion } from '../format/deviceRegion.ts';
import { useHost } from './HostProvider.tsx';

/** Dates, times and durations as the person set them; before log-in in the page's language. */
export function useUserFormats(): Formats {
  const { locale, session } = useHost();
  const is24Hour = session.kind === 'employee' ? session.configuration.is24HourDateTime : true;
  return useMemo(
    () => createFormats({ locale, is24Hour, region: deviceRegion() }),
    [locale, is24Hour],
  );
}
