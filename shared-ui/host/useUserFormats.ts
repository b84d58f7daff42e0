import { type Locale, distanceUnit } from 'shared-contracts';
import { createFormats, type Formats } from '../format/createFormats.ts';
import { useHost } from './HostProvider.tsx';
import { useMemo } from 'react';
import { formatDistance } from '../format/formatDistance.ts';

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

/**
 * Shows metres as the person reads them: feet where the assignment's country is `US`, without an
 * assignment where the device's region is (spec §9).
 */
export function useDistance(countryCode?: string) {
  const { locale } = useHost();
  const unit = distanceUnit(countryCode ?? deviceRegion());
  return useMemo(
    () => ({ unit, distance: (meters: number) => formatDistance(meters, unit, locale) }),
    [unit, locale],
  );
}

/** ISO 3166 region of the device, for example `US`; empty when unknown. */
function deviceRegion(): string {
  return /[-_]([A-Z]{2})\b/.exec(globalThis.navigator.language)?.[1] ?? '';
}
