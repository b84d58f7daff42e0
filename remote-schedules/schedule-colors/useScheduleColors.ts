import { useCallback, useEffect, useMemo } from 'react';
import {
  assignFills,
  atom,
  barColors,
  barColorsOf,
  useAtom,
  useAtomValue,
  useSetAtom,
  useShownScheme,
  type BarColors,
} from 'shared-ui';

const knownAtom = atom<ReadonlyMap<string, number>>(new Map());

/** Number of a fill by schedule code; remembered for the session, so that moving on never recolours. */
const fillsAtom = atom(
  (get) => get(knownAtom),
  (get, set, codes: readonly string[]) => {
    const known = get(knownAtom);
    if (codes.some((code) => !known.has(code))) set(knownAtom, assignFills(codes, known));
  },
);

const givenAtom = atom<ReadonlyMap<string, string>>(new Map());

/** The company's own colours by schedule code, as far as bars have shown them. */
const companyColorsAtom = atom(
  (get) => get(givenAtom),
  (get, set, given: ReadonlyMap<string, string>) => {
    const known = get(givenAtom);
    if ([...given].every(([code, color]) => known.get(code) === color)) return;
    set(givenAtom, new Map([...known, ...given]));
  },
);

/** Remembers the company's colours of the schedules in view, for lists that do not bring them. */
export function useCompanyColors(given: ReadonlyMap<string, string>): void {
  const learn = useSetAtom(companyColorsAtom);
  useEffect(() => learn(given), [given, learn]);
}

/**
 * The colours of schedules by their codes, the same on every page: the company's where they are known,
 * else one of the twelve fills. `codes` are those in view.
 */
export function useScheduleColors(codes: readonly string[]): (code: string) => BarColors {
  const scheme = useShownScheme();
  const [known, learn] = useAtom(fillsAtom);
  // Those that are new have theirs at once: in one that is known later a bar would change its colour.
  const fills = useMemo(() => assignFills(codes, known), [codes, known]);
  const given = useAtomValue(companyColorsAtom);
  useEffect(() => learn(codes), [codes, learn]);
  return useCallback(
    (code) => {
      const color = given.get(code);
      const own = color === undefined ? null : barColorsOf(color, scheme);
      return own ?? barColors(fills.get(code) ?? 0, scheme);
    },
    [fills, given, scheme],
  );
}
