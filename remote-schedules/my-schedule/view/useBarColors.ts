import { useEffect } from 'react';
import type { PlannedDay } from 'shared-contracts';
import { barColors, barColorsOf, useAtom, useShownScheme, type BarColors } from 'shared-ui';
import type { AssignmentSummary } from '../data/scheduleQuery.ts';
import { barFillsAtom } from './barFillsAtom.ts';

/** The colours of a planned day's bar: the server's, else one of the twelve fills. */
export function useBarColors(
  summaries: readonly AssignmentSummary[],
): (planned: PlannedDay) => BarColors | undefined {
  const scheme = useShownScheme();
  const [fills, learn] = useAtom(barFillsAtom);
  useEffect(() => {
    learn(
      summaries.flatMap(({ ranges }) => ranges.flatMap(({ externalCode }) => externalCode ?? [])),
    );
  }, [summaries, learn]);
  return (planned) => {
    if (planned.kind !== 'work') return undefined;
    const given = planned.range.workScheduleColor?.primaryColor;
    const ofServer = given ? barColorsOf(given, scheme) : null;
    return ofServer ?? barColors(fills.get(planned.schedule.externalCode) ?? 0, scheme);
  };
}
