import type { components } from 'shared-contracts';
import { useApi, useEmployeeSession, useQueryClient } from 'shared-ui';
import { useQueueListener } from '../../offline-queue/view/usePunchQueue.ts';
import { activeShiftKey, ownShiftsKey } from '../data/activeShiftQuery.ts';
import type { ActiveShift } from '../../shift/data/readActiveShift.ts';

type TimePair = components['schemas']['TimePair'];

/** The server's response to a punch replaces cached data, on every page. */
export function useRecordedPunches(): void {
  const api = useApi();
  const queries = useQueryClient();
  const { employeeId } = useEmployeeSession();

  function keep(pair: TimePair): void {
    const isRunning = pair.clockOut === null && pair.deletedDate === null;
    queries.setQueryData<ActiveShift>(
      activeShiftKey(api, employeeId),
      (known) => known && { ...known, pair: isRunning ? pair : null },
    );
    const queryKey = ownShiftsKey(api, employeeId, 'day');
    queries.setQueriesData<TimePair[]>({ queryKey }, (known = []) => [
      ...known.filter(({ id }) => id !== pair.id),
      pair,
    ]);
  }

  function compareWithServer(): void {
    void queries.invalidateQueries({ queryKey: activeShiftKey(api, employeeId) });
    void queries.invalidateQueries({ queryKey: ownShiftsKey(api, employeeId) });
  }

  useQueueListener({
    onRecorded({ answer: { shiftTimePairs } }) {
      const queryKey = activeShiftKey(api, employeeId);
      // A response to an earlier read must not overwrite this one.
      void queries.cancelQueries({ queryKey });
      const pair = shiftTimePairs.find(({ isCorrection }) => !isCorrection);
      const isKnown = queries.getQueryData(queryKey) !== undefined;
      if (pair && isKnown) keep(pair);
      else compareWithServer();
      void queries.invalidateQueries({ queryKey: ownShiftsKey(api, employeeId, 'pages') });
    },
    onRefused({ outcome, request }) {
      const isOver = outcome?.kind === 'refused' && outcome.code === 'CLOCK_OUT_ALREADY_RECORDED';
      if (isOver && request.kind !== 'clock-in') {
        const ended = request.body.shiftTimePairId;
        queries.setQueryData<ActiveShift>(
          activeShiftKey(api, employeeId),
          (known) => known && (known.pair?.id === ended ? { ...known, pair: null } : known),
        );
      }
      compareWithServer();
    },
  });
}
