import type { components } from 'shared-contracts';
import { createShortCache } from '../../calls/createShortCache.ts';
import { keepShortly } from '../../calls/keepShortly.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { readNames } from '../../people/data/employees.ts';
import type { AssignmentFacts, Catalogue } from '../rules/timePairContext.ts';
import { readAssignmentFacts, toAssignmentFacts } from './assignmentFacts.ts';
import { readCatalogue, toCatalogue } from './catalogue.ts';
import { readHrWords, type RefusedShift } from './readHrWords.ts';
import { workedBeside, type PlannedEntry } from './workedBeside.ts';

type PersonName = components['schemas']['PersonName'];

/**
 * The data with which time pairs are presented and punches are judged; cached for a few seconds.
 */
export interface TimePairFacts {
  /** Facts by assignment; omits unknown ids. */
  assignments(ids: readonly number[]): Promise<ReadonlyMap<number, AssignmentFacts>>;
  catalogue(): Promise<Catalogue>;
  /** Names of people by id; omits unknown ids. */
  names(ids: readonly number[]): Promise<ReadonlyMap<number, PersonName>>;
  /**
   * The external HR system's messages about rejected shifts, by `original_version_id`; not cached.
   */
  hrWords(shifts: readonly RefusedShift[]): Promise<ReadonlyMap<number, string>>;
  /** Not cached (`readWorkedBeside`). */
  workedBeside(entries: readonly PlannedEntry[]): Promise<readonly (number | null)[]>;
}

const keptMilliseconds = 10_000;

export function createTimePairFacts({
  database,
  now,
  push,
}: Pick<ServerContext, 'database' | 'now' | 'push'>): TimePairFacts {
  const assignments = createShortCache<number, AssignmentFacts>({
    milliseconds: keptMilliseconds,
    keyOf: (id) => id,
    find: async (ids) => {
      const rows = await database.run(readAssignmentFacts, { ids });
      const byId = new Map(rows.map((row) => [row.id, toAssignmentFacts(row)]));
      return ids.map((id) => byId.get(id) ?? null);
    },
  });
  const names = createShortCache<number, PersonName>({
    milliseconds: keptMilliseconds,
    keyOf: (id) => id,
    find: async (ids) => {
      const rows = await database.run(readNames, { ids });
      const byId = new Map(
        rows.map(({ id, firstName, lastName }) => [id, { id, firstName, lastName }]),
      );
      return ids.map((id) => byId.get(id) ?? null);
    },
  });
  const catalogue = keepShortly(keptMilliseconds, async () => {
    const [row] = await database.run(readCatalogue);
    if (row === undefined) throw new Error('The query returned no row.');
    return toCatalogue(row);
  });
  push.subscribe(({ type }) => {
    if (type !== 'company-changed') return;
    for (const cache of [assignments, names, catalogue]) cache.clear();
  });

  return {
    assignments: async (ids) => {
      const known = await assignments.read(ids, now());
      return new Map(known.flatMap((facts) => (facts === null ? [] : [[facts.id, facts]])));
    },
    catalogue: () => catalogue.read(now()),
    names: async (ids) => {
      const known = await names.read(ids, now());
      return new Map(known.flatMap((person) => (person === null ? [] : [[person.id, person]])));
    },
    hrWords: (shifts) => readHrWords(database, shifts),
    workedBeside: (entries) => workedBeside(database, entries),
  };
}
