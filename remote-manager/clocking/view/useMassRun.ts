import { useEffect, useEffectEvent } from 'react';
import { batchSize } from 'shared-contracts';
import {
  atom,
  useApi,
  useAtomValue,
  useFailureText,
  useHost,
  useProperty,
  useSnackbar,
  useStore,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { carryOutOrder, type RunningOrder } from '../data/carryOutOrder.ts';
import { askedFor, needsDialog, type MassOrder, type MassRun } from '../rules/massRun.ts';

/**
 * This session's orders; they continue while other pages are shown, and are visible again on
 * return.
 */
const massRunsAtom = atom<readonly (MassRun & { readonly order: RunningOrder })[]>([]);

let lastId = 0;

/** Clocking people in batches: progress and actions. */
export function useMassRun() {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const { bus } = useHost();
  const store = useStore();
  const most = Math.min(batchSize, useProperty('MAXIMUM_SELECTABLE_EMPLOYEES'));
  const undoDelay = useProperty('CLOCK_OUT_UNDO_DELAY') * 1000;
  const runs = useAtomValue(massRunsAtom);
  const run = runs.find(needsDialog) ?? null;
  useSentOnLeaving(() => {
    for (const { phase, order } of store.get(massRunsAtom)) {
      if (phase === 'held') order.carryOn();
    }
  });

  function forget(id: number): void {
    store.set(massRunsAtom, (all) => all.filter((each) => each.id !== id));
  }

  /** @param hold milliseconds in which a snackbar offers to undo it */
  function carryOut(started: MassOrder, isQuiet: boolean, hold: number): void {
    lastId += 1;
    const id = lastId;
    const { kind, people } = started;
    const told = { count: people.length, name: people[0]?.name ?? '' };
    // Focus on the snackbar keeps it open, but Undo still expires.
    let withdraw = (): void => undefined;
    const running = carryOutOrder(started, {
      api,
      bus,
      most,
      failureText,
      notSent: text('clocking.notSent'),
      id,
      isQuiet,
      hold,
      onChange(changed, order) {
        if (changed?.phase !== 'held') withdraw();
        if (changed === null) {
          forget(id);
          snackbar.show({ text: text(`clocking.undone.${kind}`, told) });
          return;
        }
        store.set(massRunsAtom, (all) => [
          ...all.filter((each) => each.id !== id),
          { ...changed, order },
        ]);
        if (changed.phase === 'ended' && !needsDialog(changed) && hold === 0) {
          snackbar.show({ text: text(`clocking.quiet.${kind}`, told), intent: 'success' });
        }
      },
    });
    if (hold === 0) return;
    const undo = { label: text('clocking.undo'), onSelect: () => running.undo() };
    const words = text(`clocking.quiet.${kind}`, told);
    withdraw = snackbar.show({ text: words, duration: hold, action: undo });
  }

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
    /** The list has been refetched: it shows the result. */
    settle: () =>
      store.set(massRunsAtom, (all) =>
        all
          .filter((each) => each.phase !== 'ended' || needsDialog(each))
          .map((each) => (each.phase === 'ended' ? { ...each, isListed: true } : each)),
      ),
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
