import { useEffect, useRef, useState } from 'react';
import { type ApiFailure, type components } from 'shared-contracts';
import {
  useApi,
  useAtomValue,
  useEmployeeSession,
  useMutation,
  useQueryClient,
  useStore,
} from 'shared-ui';
import { pressAtom } from '../../active-shift/data/pressAtom.ts';
import {
  activeShiftKey,
  readActiveShift,
  type ActiveShift,
} from '../../active-shift/data/activeShiftQuery.ts';
import { isRecorded, type Press } from '../../active-shift/rules/press.ts';
import { shownShift, type ShownShift } from '../../active-shift/rules/shownShift.ts';
import { dayShiftsKey } from '../data/dayQueries.ts';
import { sendPress, type PressRequest } from '../data/sendPress.ts';
import { mayPassNextTime } from '../rules/pressFailure.ts';
import { usePressMessages } from './usePressMessages.ts';

type TimePair = components['schemas']['TimePair'];

export interface Punch {
  readonly press: Press;
  readonly request: PressRequest;
  /** The shift that was open before. */
  readonly before: ShownShift | null;
}

interface SentPunch extends Punch {
  readonly key: string;
  /** Epoch milliseconds by the device. */
  readonly pressedAt: number;
  readonly wasOnline: boolean;
}

/** Milliseconds in which a second press of the same button is ignored: cold hands press twice. */
const secondPressMilliseconds = 600;

/**
 * Sends presses. The page shows a press at once; a press that fails is taken back with a word why.
 * While one is on its way further presses are ignored, those of the same button a little longer.
 */
export function usePunch(onRecorded: (press: Press) => void) {
  const api = useApi();
  const store = useStore();
  const queries = useQueryClient();
  const messages = usePressMessages();
  const { employeeId } = useEmployeeSession();
  const isOpen = useAtomValue(pressAtom) !== null;
  const ignored = useRef({ isDisc: false, until: 0 });
  const [resting, setResting] = useState<'disc' | 'break' | null>(null);
  useEffect(() => {
    if (resting === null) return undefined;
    const timer = setTimeout(() => setResting(null), secondPressMilliseconds);
    return () => clearTimeout(timer);
  }, [resting]);

  function keep(pair: TimePair): void {
    const isRunning = pair.clockOut === null && pair.deletedDate === null;
    queries.setQueryData<ActiveShift>(activeShiftKey(employeeId), (known) => ({
      skew: known?.skew ?? 0,
      pair: isRunning ? pair : null,
    }));
    queries.setQueriesData<TimePair[]>({ queryKey: dayShiftsKey(employeeId) }, (known = []) => [
      ...known.filter(({ id }) => id !== pair.id),
      pair,
    ]);
  }

  function compareWithServer(): void {
    void queries.invalidateQueries({ queryKey: activeShiftKey(employeeId) });
    void queries.invalidateQueries({ queryKey: dayShiftsKey(employeeId) });
    void queries.invalidateQueries({ queryKey: ['time-pairs', employeeId] });
  }

  /** No answer came: what the server says now decides what is told. */
  async function findOut(punch: SentPunch): Promise<void> {
    const now = await readActiveShift(api, employeeId).catch(() => null);
    if (now === null) return messages.unknown(punch.press.kind);
    queries.setQueryData<ActiveShift>(activeShiftKey(employeeId), now);
    const after = now.pair && shownShift(now.pair);
    if (isRecorded(punch.press.kind, punch.before, after)) return onRecorded(punch.press);
    return messages.notRecorded(punch.press.kind);
  }

  const { mutate } = useMutation({
    mutationFn: ({ request, key, pressedAt }: SentPunch) =>
      sendPress(api, request, key, Math.max(0, Date.now() - pressedAt)),
    retry: (count, failure: ApiFailure) =>
      count < 2 && navigator.onLine && mayPassNextTime(failure),
    retryDelay: 1000,
    onMutate: () => queries.cancelQueries({ queryKey: activeShiftKey(employeeId) }),
    onSuccess: async ({ shiftTimePairs, violations }, { press }) => {
      await queries.cancelQueries({ queryKey: activeShiftKey(employeeId) });
      const pair = shiftTimePairs.find(({ isCorrection }) => !isCorrection);
      if (pair) keep(pair);
      else compareWithServer();
      void queries.invalidateQueries({ queryKey: ['time-pairs', employeeId] });
      onRecorded(press);
      messages.recorded(press.kind, pair, violations);
    },
    onError: async (failure, punch) => {
      if (failure.status !== undefined) {
        if (failure.code === 'CLOCK_OUT_ALREADY_RECORDED') {
          queries.setQueryData<ActiveShift>(activeShiftKey(employeeId), (known) => ({
            skew: known?.skew ?? 0,
            pair: null,
          }));
        }
        compareWithServer();
        messages.refused(punch.press.kind, failure);
      } else if (punch.wasOnline) await findOut(punch);
      else messages.offline(punch.press.kind);
    },
    onSettled: () => store.set(pressAtom, null),
  });

  function sendOnce(make: () => Punch | null): void {
    const pressedAt = Date.now();
    if (store.get(pressAtom) !== null) return;
    const made = make();
    if (!made) return;
    const isDisc = made.press.kind === 'clock-in' || made.press.kind === 'clock-out';
    if (isDisc === ignored.current.isDisc && pressedAt < ignored.current.until) return;
    ignored.current = { isDisc, until: pressedAt + secondPressMilliseconds };
    setResting(isDisc ? 'disc' : 'break');
    store.set(pressAtom, made.press);
    mutate({ ...made, key: crypto.randomUUID(), pressedAt, wasOnline: navigator.onLine });
  }

  return {
    /** Does nothing while presses are ignored. */
    punch: sendOnce,
    /** Which buttons a press would do nothing on just now. */
    ignores: { disc: isOpen || resting === 'disc', break: isOpen || resting === 'break' },
  };
}
