import { useEffect, useEffectEvent, useState } from 'react';
import { useProperty } from 'shared-ui';
import { onlyOperation, type TerminalOperation } from '../../clocking/rules/terminalDialog.ts';
import { takesPeople, type Screen } from '../rules/screen.ts';

/** A badge, by each way in which it may be read. */
type Readings = readonly string[];

export interface OneGesture {
  /** What is done by itself after a moment; null where it is pressed. */
  readonly only: TerminalOperation | null;
  /** Another one stands there: what is done by itself is done now. */
  readonly isHurried: boolean;
  /** Keeps a badge until that is done. */
  readonly queue: (readings: Readings) => void;
}

/** Clocking by one gesture (`TERMINAL_ONE_GESTURE`); the next in the queue cuts nobody off. */
export function useOneGesture(screen: Screen, ask: (readings: Readings) => void): OneGesture {
  const isOn = useProperty('TERMINAL_ONE_GESTURE');
  const [queued, setQueued] = useState<Readings | null>(null);
  const serve = useEffectEvent(ask);
  const takesNext = takesPeople(screen);
  useEffect(() => {
    if (queued === null || !takesNext) return;
    setQueued(null);
    serve(queued);
  }, [queued, takesNext]);
  return {
    only: isOn && screen.kind === 'options' ? onlyOperation(screen.dialog) : null,
    isHurried: queued !== null,
    queue: (readings) => setQueued((earlier) => earlier ?? readings),
  };
}
