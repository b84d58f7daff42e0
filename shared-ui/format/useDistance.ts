import { useMemo } from 'react';
import { distanceUnit } from 'shared-contracts';
import { useHost } from '../host/HostProvider.tsx';
import { deviceRegion } from './deviceRegion.ts';
import { formatDistance } from './formatDistance.ts';

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
