import type { Database } from '../../database/database.ts';
import type { AssignmentFacts, Catalogue } from '../rules/timePairContext.ts';
import { readAssignmentFacts, toAssignmentFacts } from './assignmentFacts.ts';
import { readCatalogue, toCatalogue } from './catalogue.ts';

/** What time pairs are presented and punches are judged with; kept in memory for a few seconds. */
export interface TimePairFacts {
  /** Facts by assignment; unknown ids are left out. */
  assignments(ids: readonly number[]): Promise<ReadonlyMap<number, AssignmentFacts>>;
  catalogue(): Promise<Catalogue>;
}

interface Kept<Value> {
  readonly value: Value;
  readonly since: number;
}

const keptMilliseconds = 10_000;
const mostAssignments = 20_000;

export function createTimePairFacts({
  database,
  now,
}: {
  readonly database: Database;
  readonly now: () => Date;
}): TimePairFacts {
  const assignments = new Map<number, Kept<AssignmentFacts>>();
  let catalogue: Kept<Promise<Catalogue>> | null = null;

  async function findCatalogue(): Promise<Catalogue> {
    const [row] = await database.run(readCatalogue);
    if (row === undefined) throw new Error('The catalogue is one row.');
    return toCatalogue(row);
  }

  return {
    assignments: async (ids) => {
      const time = now().getTime();
      const found = new Map<number, AssignmentFacts>();
      const missing: number[] = [];
      for (const id of ids) {
        const kept = assignments.get(id);
        if (kept !== undefined && isFresh(kept, time)) found.set(id, kept.value);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      if (assignments.size > mostAssignments) assignments.clear();
      for (const row of await database.run(readAssignmentFacts, [missing])) {
        const value = toAssignmentFacts(row);
        found.set(value.id, value);
        assignments.set(value.id, { value, since: time });
      }
      return found;
    },
    catalogue: async () => {
      const time = now().getTime();
      if (catalogue === null || !isFresh(catalogue, time)) {
        const value = findCatalogue();
        value.catch(() => {
          catalogue = null;
        });
        catalogue = { value, since: time };
      }
      return catalogue.value;
    },
  };
}

/** A clock that was set back keeps nothing alive. */
function isFresh({ since }: { readonly since: number }, time: number): boolean {
  return since <= time && time < since + keptMilliseconds;
}
