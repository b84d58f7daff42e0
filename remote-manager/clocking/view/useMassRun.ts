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
const massRunsAtom = atom<readonly MassRun[]>([]);
const runningOrdersAtom = atom<ReadonlyMap<number, RunningOrder>>(new Map());

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
  const orders = useAtomValue(runningOrdersAtom);
  const run = runs.find(needsDialog) ?? null;
  const order = run && orders.get(run.id);
  useSentOnLeaving(() => {
    for (const { id, phase } of store.get(massRunsAtom)) {
      if (phase === 'held') store.get(runningOrdersAtom).get(id)?.carryOn();
    }
  });

  function forget(id: number): void {
    store.set(massRunsAtom, (all) => all.filter((each) => each.id !== id));
  }

  function carryOut(
    started: MassOrder,
    isQuiet: boolean,
    hold: number,
    onReleased?: () => void,
  ): RunningOrder {
    lastId += 1;
    const id = lastId;
    const told = { count: started.people.length, name: started.people[0]?.name ?? '' };
    const running = carryOutOrder(started, {
      api,
      bus,
      most,
      failureText,
      notSent: text('clocking.notSent'),
      id,
      isQuiet,
      hold,
      onChange(changed) {
        const isDone = changed?.phase === 'ended' && !needsDialog(changed);
        if (changed?.phase !== 'held') onReleased?.();
        if (changed === null) forget(id);
        else store.set(massRunsAtom, (all) => [...all.filter((each) => each.id !== id), changed]);
        if (changed === null)
          snackbar.show({ text: text(`clocking.undone.${started.kind}`, told) });
        if (isDone && hold === 0) {
          snackbar.show({ text: text(`clocking.quiet.${started.kind}`, told), intent: 'success' });
        }
      },
    });
    store.set(runningOrdersAtom, (all) => new Map(all).set(id, running));
    return running;
  }

  return {
    run,
    /** Requests without a response yet. */
    asked: askedFor(runs),
    /** The maximum number of people clocked without a progress dialog. */
    most,
    /** Shows a dialog with the progress and each outcome; cannot be undone. */
    start: (started: MassOrder) => void carryOut(started, false, 0),
    /**
     * Up to `most` people: a snackbar reports it, with Undo for a while unless it is a single
     * clock-in. More people: as `start`.
     */
    clock(started: MassOrder): void {
      const isQuiet = started.people.length <= most;
      const isUndoable = started.kind === 'CLOCK_OUT' || started.people.length > 1;
      const hold = isUndoable && isQuiet ? undoDelay : 0;
      // Focus on the snackbar keeps it open, but Undo still expires.
      let withdraw = (): void => undefined;
      const running = carryOut(started, isQuiet, hold, () => withdraw());
      if (hold === 0) return;
      const count = started.people.length;
      withdraw = snackbar.show({
        text: text(`clocking.quiet.${started.kind}`, {
          count,
          name: started.people[0]?.name ?? '',
        }),
        duration: hold,
        action: { label: text('clocking.undo'), onSelect: () => running.undo() },
      });
    },
    /** Undoes the person's held request; returns whether there was one. */
    undo(employeeId: number): boolean {
      const held = runs.find(
        ({ phase, people }) =>
          phase === 'held' && people.some((person) => person.employeeId === employeeId),
      );
      if (held) orders.get(held.id)?.undo();
      return held !== undefined;
    },
    /** The list has been refetched: it shows the result. */
    settle: () =>
      store.set(massRunsAtom, (all) =>
        all
          .filter((each) => each.phase !== 'ended' || needsDialog(each))
          .map((each) => (each.phase === 'ended' ? { ...each, isListed: true } : each)),
      ),
    carryOn: () => order?.carryOn(),
    stop: () => order?.stop(),
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
