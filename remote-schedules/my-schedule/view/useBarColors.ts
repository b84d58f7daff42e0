import { useEffect } from 'react';
import type { PlannedDay } from 'shared-contracts';
import {
  assignFills,
  atom,
  barColors,
  barColorsOf,
  useAtom,
  useShownScheme,
  type BarColors,
} from 'shared-ui';
import type { AssignmentSummary } from '../rules/planDays.ts';

const knownAtom = atom<ReadonlyMap<string, number>>(new Map());

/** Number of a fill by schedule code; remembered for the session, so that moving on never recolours. */
const barFillsAtom = atom(
  (get) => get(knownAtom),
  (get, set, codes: readonly string[]) => {
    const known = get(knownAtom);
    if (codes.some((code) => !known.has(code))) set(knownAtom, assignFills(codes, known));
  },
);

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
