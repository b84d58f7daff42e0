import type { LocalDate } from 'shared-contracts';
import { effectOn, type Effect } from './companyEffects.ts';

/** A person whose planned days change. */
export interface Replanned {
  readonly name: string;
  /** The first day before today; null if none changes. */
  readonly past: LocalDate | null;
  /** The first day from today on; null if none changes. */
  readonly next: LocalDate | null;
}

/** Whose planned days change from today on, and whose before; with the first day of anybody. */
export function scheduleEffects(replanned: readonly Replanned[]): Effect[] {
  const effectOf = (kind: Effect['kind'], when: 'past' | 'next') => {
    const those = replanned.flatMap((each) => {
      const day = each[when];
      return day === null ? [] : [{ name: each.name, day }];
    });
    const [from] = those.map(({ day }) => day).toSorted();
    if (from === undefined) return [];
    return effectOn(
      kind,
      those.map(({ name }) => name),
      { from },
    );
  };
  return [...effectOf('SCHEDULES_CHANGED', 'next'), ...effectOf('PAST_SCHEDULES_CHANGED', 'past')];
}

/** A person's entries that stay as they are. */
export interface ClosedEntries {
  readonly name: string;
  readonly entries: number;
}

export function closedEffects(closed: readonly ClosedEntries[]): Effect[] {
  const count = closed.reduce((sum, { entries }) => sum + entries, 0);
  return effectOn(
    'CLOSED_ENTRIES',
    closed.map(({ name }) => name),
    { count },
  );
}

/** A person's punches that were inside a site. */
export interface SitePunches {
  /** The site's name. */
  readonly place: string;
  readonly name: string;
  readonly punches: number;
  /** Of them, those that would be outside now. */
  readonly outside: number;
}

/** How many punches at a site would be outside it now. */
export function punchEffects(punches: readonly SitePunches[]): Effect[] {
  const sum = (rows: readonly SitePunches[], of: 'punches' | 'outside') =>
    rows.reduce((total, row) => total + row[of], 0);
  return [...Map.groupBy(punches, ({ place }) => place)].flatMap(([place, rows]) => {
    const those = rows.filter(({ outside }) => outside > 0).map(({ name }) => name);
    const counts = { count: sum(rows, 'outside'), of: sum(rows, 'punches') };
    return effectOn('PUNCHES_OUTSIDE', those, { place, ...counts });
  });
}
