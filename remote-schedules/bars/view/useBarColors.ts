import { useCallback, useMemo } from 'react';
import type { PlannedDay } from 'shared-contracts';
import type { BarColors } from 'shared-ui';
import { useScheduleColors } from '../../schedule-colors/useScheduleColors.ts';
import type { AssignmentSummary } from '../rules/planDays.ts';

/** The colours of a day's bar: the server's, else one of the twelve fills. */
export function useBarColors(
  summaries: readonly AssignmentSummary[],
): (planned: PlannedDay) => BarColors | undefined {
  const schedules = useMemo(
    () =>
      summaries.flatMap(({ ranges }) =>
        ranges.flatMap(({ externalCode, workScheduleColor }) =>
          externalCode === null ? [] : [{ externalCode, workScheduleColor }],
        ),
      ),
    [summaries],
  );
  const colorsOf = useScheduleColors(schedules);
  return useCallback(
    (planned) => (planned.kind === 'work' ? colorsOf(planned.schedule.externalCode) : undefined),
    [colorsOf],
  );
}
