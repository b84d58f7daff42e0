import { rowsPerRequest } from 'shared-contracts';
import {
  atom,
  useApi,
  useFailureText,
  useHost,
  useProperty,
  useSnackbar,
  useStore,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { carryOutOrder, type RunningOrder } from '../data/carryOutOrder.ts';
import { needsDialog, type MassOrder, type MassRun } from '../rules/massRun.ts';

/**
 * This session's orders; they continue while other pages are shown, and are visible again on
 * return.
 */
export const massRunsAtom = atom<readonly (MassRun & { readonly order: RunningOrder })[]>([]);

let lastId = 0;

/** Carries out an order and reports it; its progress is in the atom. */
export function useCarryOut() {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const { bus } = useHost();
  const store = useStore();
  /** The maximum number of people clocked without a progress dialog. */
  const most = Math.min(rowsPerRequest, useProperty('MAXIMUM_SELECTABLE_EMPLOYEES'));

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

  return { most, carryOut, forget };
}
