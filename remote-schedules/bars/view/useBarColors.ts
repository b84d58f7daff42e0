import { useCallback, useMemo } from 'react';
import type { PlannedDay } from 'shared-contracts';
import { barColorsOf, useShownScheme, type BarColors } from 'shared-ui';
import { useCompanyColors, useScheduleColors } from '../../schedule-colors/useScheduleColors.ts';
import type { AssignmentSummary } from '../rules/planDays.ts';

/** The colours of a planned day's bar: the server's, else one of the twelve fills. */
export function useBarColors(
  summaries: readonly AssignmentSummary[],
): (planned: PlannedDay) => BarColors | undefined {
  const scheme = useShownScheme();
  const codes = useMemo(
    () =>
      summaries.flatMap(({ ranges }) => ranges.flatMap(({ externalCode }) => externalCode ?? [])),
    [summaries],
  );
  const colorsOf = useScheduleColors(codes);
  useCompanyColors(
    useMemo(() => {
      const ranges = summaries.flatMap((summary) => summary.ranges);
      return new Map(
        ranges.flatMap(({ externalCode, workScheduleColor }): [string, string][] => {
          const color = workScheduleColor?.primaryColor;
          return externalCode && color ? [[externalCode, color]] : [];
        }),
      );
    }, [summaries]),
  );
  return useCallback(
    (planned) => {
      if (planned.kind !== 'work') return undefined;
      const given = planned.range.workScheduleColor?.primaryColor;
      const ofServer = given ? barColorsOf(given, scheme) : null;
      return ofServer ?? colorsOf(planned.schedule.externalCode);
    },
    [colorsOf, scheme],
  );
}
