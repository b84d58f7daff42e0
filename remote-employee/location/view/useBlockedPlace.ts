import { useState } from 'react';
import type { BlockedPlace } from '../rules/clockingPermission.ts';
import type { PositionFields } from '../rules/positionFields.ts';

interface Blocked {
  readonly place: BlockedPlace;
  readonly settle: (fields: PositionFields | null) => void;
}

/** The notice that clocking is not allowed at a place. */
export function useBlockedPlace() {
  const [blocked, setBlocked] = useState<Blocked | null>(null);

  function settle(fields: PositionFields | null): void {
    setBlocked((before) => {
      before?.settle(fields);
      return null;
    });
  }

  return {
    /** Null if it is closed. */
    place: blocked?.place ?? null,
    /** Shows it until it is settled, with null as soon as `gone` aborts. */
    show: (place: BlockedPlace, gone: AbortSignal): Promise<PositionFields | null> =>
      new Promise((resolve) => {
        gone.addEventListener('abort', () => settle(null), { once: true });
        // Presses before the first answer share it.
        setBlocked((before) => ({
          place,
          settle(fields) {
            before?.settle(fields);
            resolve(fields);
          },
        }));
      }),
    settle,
    /** Another place was found that is not allowed either. */
    move: (place: BlockedPlace) => setBlocked((asked) => asked && { ...asked, place }),
  };
}
