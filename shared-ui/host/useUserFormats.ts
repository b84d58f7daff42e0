import { type Locale, distanceUnit } from 'shared-contracts';
import { createFormats, type Formats } from '../format/createFormats.ts';
import { useHost } from './HostProvider.tsx';
import { useMemo } from 'react';
import { formatDistance } from '../format/formatDistance.ts';

/**
 * Formats dates, times and durations by the person's settings; before log-in in the page's
 * language.
 */
export function useUserFormats(): Formats {
  const { locale, session } = useHost();
  const is24Hour = session.kind === 'employee' ? session.configuration.is24HourDateTime : true;
  return formatsOf(locale, is24Hour);
}

/** Shared, so that every row of a table gets the same object. */
function formatsOf(locale: Locale, is24Hour: boolean): Formats {
  if (last?.locale !== locale || last.is24Hour !== is24Hour) {
    last = createFormats({ locale, is24Hour, region: deviceRegion() });
  }
  return last;
}

let last: Formats | null = null;

/**
 * Formats metres in the person's unit: feet if the assignment's country is `US`, or without an
 * assignment if the device's region is (spec §9).
 */
export function useDistance(countryCode?: string) {
  const { locale } = useHost();
  const unit = distanceUnit(countryCode ?? deviceRegion());
  return useMemo(
    () => ({ unit, distance: (meters: number) => formatDistance(meters, unit, locale) }),
    [unit, locale],
  );
}

/** ISO 3166 region of the device, for example `US`; empty if unknown. */
function deviceRegion(): string {
  return /[-_]([A-Z]{2})\b/.exec(globalThis.navigator.language)?.[1] ?? '';
}
