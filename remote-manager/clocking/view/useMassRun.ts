import { useEffect, useEffectEvent } from 'react';
import { useAtomValue, useProperty, useStore } from 'shared-ui';
import { askedFor, needsDialog, settled, type MassOrder } from '../rules/massRun.ts';
import { massRunsAtom, useCarryOut } from './useCarryOut.ts';

/** Clocking people in batches: progress and actions. */
export function useMassRun() {
  const store = useStore();
  const { most, carryOut, forget } = useCarryOut();
  const undoDelay = useProperty('CLOCK_OUT_UNDO_DELAY') * 1000;
  const runs = useAtomValue(massRunsAtom);
  const run = runs.find(needsDialog) ?? null;
  useSentOnLeaving(() => {
    for (const { phase, order } of store.get(massRunsAtom)) {
      if (phase === 'held') order.carryOn();
    }
  });

  return {
    run,
    /** Requests without a response yet. */
    asked: askedFor(runs),
    /** The maximum number of people clocked without a progress dialog. */
    most,
    /** Shows a dialog with the progress and each outcome; cannot be undone. */
    start: (started: MassOrder) => carryOut(started, false, 0),
    /**
     * Up to `most` people: a snackbar reports it, with Undo for a while unless it is a single
     * clock-in. More people: as `start`.
     */
    clock(started: MassOrder): void {
      const isQuiet = started.people.length <= most;
      const isUndoable = started.kind === 'CLOCK_OUT' || started.people.length > 1;
      const hold = isUndoable && isQuiet ? undoDelay : 0;
      carryOut(started, isQuiet, hold);
    },
    /** Undoes the person's held request; returns whether there was one. */
    undo(employeeId: number): boolean {
      const held = runs.find(
        ({ phase, people }) =>
          phase === 'held' && people.some((person) => person.employeeId === employeeId),
      );
      held?.order.undo();
      return held !== undefined;
    },
    /** Call it when a list arrives, with the time of its request. */
    settle: (requestedAt: number) => store.set(massRunsAtom, (all) => settled(all, requestedAt)),
    carryOn: () => run?.order.carryOn(),
    stop: () => run?.order.stop(),
    close() {
      if (run) forget(run.id);
    },
  };
}

/** Calls it when the person turns to something outside the page, which can end the session. */
function useSentOnLeaving(send: () => void): void {
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('nav, header')) return;
      // The heading receives focus whose element is gone.
      if (!target.matches('h1')) sendNow();
    };
    const kinds = ['pointerdown', 'focusin'];
    for (const kind of kinds) document.addEventListener(kind, look);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, look);
      sendNow();
    };
  }, []);
}
