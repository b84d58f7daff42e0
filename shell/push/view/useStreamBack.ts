import { useRef } from 'react';
import { useBusEvent } from 'shared-ui';

/** Acts when the stream reconnects: changes during the gap were not delivered. */
export function useStreamBack(act: () => void): void {
  const wasCut = useRef(false);
  useBusEvent('push-state', ({ connected }) => {
    if (connected && wasCut.current) act();
    wasCut.current = !connected;
  });
}
