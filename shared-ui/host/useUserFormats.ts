import type { Locale } from 'shared-contracts';
import { createFormats, type Formats } from '../format/createFormats.ts';
import { deviceRegion } from '../format/deviceRegion.ts';
import { useHost } from './HostProvider.tsx';

/** Dates, times and durations as the person set them; before log-in in the page's language. */
export function useUserFormats(): Formats {
  const { locale, session } = useHost();
  const is24Hour = session.kind === 'employee' ? session.configuration.is24HourDateTime : true;
  return formatsOf(locale, is24Hour);
}

/** The same ones for every row of a table. */
function formatsOf(locale: Locale, is24Hour: boolean): Formats {
  if (last?.locale !== locale || last.is24Hour !== is24Hour) {
    last = createFormats({ locale, is24Hour, region: deviceRegion() });
  }
  return last;
}

let last: Formats | null = null;
