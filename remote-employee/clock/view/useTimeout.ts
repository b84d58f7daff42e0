import { useEffect, useEffectEvent } from 'react';

/** Acts once after the milliseconds, counted anew when they or `since` change; null does not act. */
export function useTimeout(act: () => void, milliseconds: number | null, since?: unknown): void {
  const due = useEffectEvent(act);
  useEffect(() => {
    if (milliseconds === null) return undefined;
    const timer = setTimeout(() => due(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, since]);
}
