import { useRef } from 'react';
import { useBusEvent } from 'shared-ui';

/** Acts when the stream of events is back: what was changed while it was cut was told to nobody here. */
export function useStreamBack(act: () => void): void {
  const wasCut = useRef(false);
  useBusEvent('push-state', ({ connected }) => {
    if (connected && wasCut.current) act();
    wasCut.current = !connected;
  });
}
