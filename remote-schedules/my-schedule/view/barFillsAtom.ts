import { assignFills, atom } from 'shared-ui';

const knownAtom = atom<ReadonlyMap<string, number>>(new Map());

/** Number of a fill by schedule code; remembered for the session, so that moving on never recolours. */
export const barFillsAtom = atom(
  (get) => get(knownAtom),
  (get, set, codes: readonly string[]) => {
    const known = get(knownAtom);
    if (codes.some((code) => !known.has(code))) set(knownAtom, assignFills(codes, known));
  },
);
