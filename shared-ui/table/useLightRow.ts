import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { Flight } from './createFlight.ts';

/** A row that is drawn as text, because it came while its list flew by. */
export interface LightRow {
  /** Pixels it takes, so that nothing moves when it is drawn wholly. */
  readonly height: number;
  /** Draws it wholly at once: somebody has reached it. */
  readonly complete: () => void;
}

/** Null from when the list has landed or the row was reached, and in lists that are drawn whole. */
export function useLightRow(height: number | undefined): LightRow | null {
  const flight = useContext(FlightContext);
  const [isLight, setIsLight] = useState(() => height !== undefined && flight?.isFlying() === true);
  useEffect(
    () => (isLight ? flight?.onLanding(() => setIsLight(false)) : undefined),
    [isLight, flight],
  );
  return useMemo(
    () => (isLight && height !== undefined ? { height, complete: () => setIsLight(false) } : null),
    [isLight, height],
  );
}

/** Of a list whose rows come and go while it scrolls, so that each should be drawn at little cost. */
export const FlightContext = createContext<Flight | null>(null);
