import type { components } from 'shared-contracts';
import { useEmployeeSession, useQueryClient } from 'shared-ui';
import { dayShiftsKey } from '../../clock/data/dayQueries.ts';
import { useQueueListener } from '../../offline-queue/view/usePunchQueue.ts';
import { activeShiftKey, type ActiveShift } from '../data/activeShiftQuery.ts';

type TimePair = components['schemas']['TimePair'];

/** What the server answers to a punch replaces what was read of it before, on whatever page. */
export function useRecordedPunches(): void {
  const queries = useQueryClient();
  const { employeeId } = useEmployeeSession();

  function keep(pair: TimePair): void {
    const isRunning = pair.clockOut === null && pair.deletedDate === null;
    queries.setQueryData<ActiveShift>(
      activeShiftKey(employeeId),
      (known) => known && { ...known, pair: isRunning ? pair : null },
    );
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

  useQueueListener({
    onRecorded({ answer: { shiftTimePairs } }) {
      const queryKey = activeShiftKey(employeeId);
      // An older answer to "how do things stand" must not come after this one.
      void queries.cancelQueries({ queryKey });
      const pair = shiftTimePairs.find(({ isCorrection }) => !isCorrection);
      const isKnown = queries.getQueryData(queryKey) !== undefined;
      if (pair && isKnown) keep(pair);
      else compareWithServer();
      void queries.invalidateQueries({ queryKey: ['time-pairs', employeeId] });
    },
    onRefused({ outcome, request }) {
      const isOver = outcome?.kind === 'refused' && outcome.code === 'CLOCK_OUT_ALREADY_RECORDED';
      if (isOver && request.kind !== 'clock-in') {
        const ended = request.body.shiftTimePairId;
        queries.setQueryData<ActiveShift>(
          activeShiftKey(employeeId),
          (known) => known && (known.pair?.id === ended ? { ...known, pair: null } : known),
        );
      }
      compareWithServer();
    },
  });
}
