import { limits } from 'shared-contracts';
import { atom, useApi, useAtom, useFailureText, useHost, useProperty, useStore } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { carryOutOrder, type RunningOrder } from '../data/carryOutOrder.ts';
import type { MassOrder, MassRun } from '../rules/massRun.ts';

/** The order of this session; it goes on while other pages are shown, and is seen again on return. */
const massRunAtom = atom<MassRun | null>(null);
const runningOrderAtom = atom<RunningOrder | null>(null);

/** Clocking people in batches: how far it is, and what can be done about it. */
export function useMassRun() {
  const api = useApi();
  const text = useText();
  const failureText = useFailureText();
  const { bus } = useHost();
  const store = useStore();
  const most = Math.min(limits.allActionsBatchSize, useProperty('MAXIMUM_SELECTABLE_EMPLOYEES'));
  const [run, setRun] = useAtom(massRunAtom);
  const [order, setOrder] = useAtom(runningOrderAtom);

  return {
    run,
    start(started: MassOrder): void {
      setOrder(
        carryOutOrder(started, {
          api,
          bus,
          most,
          failureText,
          notSent: text('clocking.notSent'),
          onChange: (changed) => store.set(massRunAtom, changed),
        }),
      );
    },
    carryOn: () => order?.carryOn(),
    stop: () => order?.stop(),
    close: () => setRun(null),
  };
}
