import { useCallback, useEffect, useMemo } from 'react';
import {
  assignFills,
  atom,
  barColors,
  barColorsOf,
  useAtom,
  useShownScheme,
  type BarColors,
} from 'shared-ui';

const knownAtom = atom<ReadonlyMap<string, number>>(new Map());

/** Fill numbers by schedule code; kept for the session, so that paging never recolours. */
const fillsAtom = atom(
  (get) => get(knownAtom),
  (get, set, fills: ReadonlyMap<string, number>) => {
    const known = get(knownAtom);
    const isNew = [...fills.keys()].some((code) => !known.has(code));
    if (isNew) set(knownAtom, new Map([...fills, ...known]));
  },
);

const givenAtom = atom<ReadonlyMap<string, string>>(new Map());

/** The company's own colours by schedule code. */
const companyColorsAtom = atom(
  (get) => get(givenAtom),
  (get, set, given: ReadonlyMap<string, string>) => {
    const known = get(givenAtom);
    if ([...given].every(([code, color]) => known.get(code) === color)) return;
    set(givenAtom, new Map([...known, ...given]));
  },
);

/** A schedule in view: its code, with the company's colour. */
export interface ColoredSchedule {
  readonly externalCode: string;
  readonly workScheduleColor?: { readonly primaryColor: string | null } | null;
}

/**
 * The colours of schedules by code, the same on every page: the company's, else one of the twelve
 * fills not used by the company.
 */
export function useScheduleColors(
  schedules: readonly ColoredSchedule[],
): (code: string) => BarColors {
  const scheme = useShownScheme();
  const [known, learn] = useAtom(fillsAtom);
  const [learned, learnGiven] = useAtom(companyColorsAtom);
  // New ones get theirs at once: later, a bar would change its colour.
  const given = useMemo(() => new Map([...learned, ...givenOf(schedules)]), [learned, schedules]);
  const fills = useMemo(() => {
    const codes = schedules.map(({ externalCode }) => externalCode);
    const others = codes.filter((code) => !given.has(code));
    return assignFills(others, known, new Set(given.values()));
  }, [schedules, given, known]);
  useEffect(() => learn(fills), [fills, learn]);
  useEffect(() => learnGiven(given), [given, learnGiven]);
  return useCallback(
    (code) => {
      const color = given.get(code);
      const own = color === undefined ? null : barColorsOf(color, scheme);
      return own ?? barColors(fills.get(code) ?? 0, scheme);
    },
    [fills, given, scheme],
  );
}

function givenOf(schedules: readonly ColoredSchedule[]): readonly (readonly [string, string])[] {
  return schedules.flatMap(({ externalCode, workScheduleColor }) => {
    const color = workScheduleColor?.primaryColor;
    return color ? [[externalCode, color] as const] : [];
  });
}
