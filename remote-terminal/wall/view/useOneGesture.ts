import { useEffect, useEffectEvent, useState } from 'react';
import { useProperty } from 'shared-ui';
import { onlyOperation, type TerminalOperation } from '../../clocking/rules/terminalDialog.ts';
import { takesPeople, type Screen } from '../rules/screen.ts';

/** A badge, with its possible readings. */
type Readings = readonly string[];

export interface OneGesture {
  /** The automatic operation after a moment; null if a press is required. */
  readonly only: TerminalOperation | null;
  /** Another person is waiting: the automatic operation runs now. */
  readonly isHurried: boolean;
  /** Holds a badge until that is done. */
  readonly queue: (readings: Readings) => void;
}

/**
 * Clocking with one gesture (`TERMINAL_ONE_GESTURE`); the next person does not interrupt the
 * previous one.
 */
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
