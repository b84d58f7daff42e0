import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { Flight } from './createFlight.ts';

/** A row drawn as text because it appeared during fast scrolling. */
export interface LightRow {
  /** Its height in pixels, so that nothing moves when it is fully rendered. */
  readonly height: number;
  /** Renders it fully at once, when it is hovered or focused. */
  readonly complete: () => void;
}

/** Null once scrolling stops or the row is reached, and in lists that are fully rendered. */
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

/** The flight of a virtual list, whose rows must be cheap to render while scrolling. */
export const FlightContext = createContext<Flight | null>(null);
