import { useEffect, useEffectEvent } from 'react';
import { limits } from 'shared-contracts';
import { usePosition, type PositionControl } from './usePosition.ts';

/** The position, polled 5 s after each result while mounted; after a failure only on request. */
export function useFollowedPosition(): PositionControl {
  const position = usePosition();
  const { last, failure, isLocating, locate } = position;
  const start = useEffectEvent(() => void locate());
  useEffect(() => start(), []);
  useEffect(() => {
    if (isLocating || last === null || failure !== null) return undefined;
    const timer = setTimeout(() => void locate(), limits.geolocationMaximumAgeMilliseconds);
    return () => clearTimeout(timer);
  }, [isLocating, last, failure, locate]);
  return position;
}
