import type { Handlers } from '../../calls/calls.ts';
import type { Database } from '../../database/database.ts';
import { readBadgeHolder, readNumberSeries, readTakenUsernames } from '../data/newPeople.ts';
import { nextNumber } from '../rules/nextNumber.ts';
import { usernamesOf } from '../rules/usernamesOf.ts';

/** What is free for a person: a number, a user name, a badge. */
export function newPeople(database: Database) {
  return {
    proposePerson: async ({ query: { firstName = '', lastName = '' } }) => {
      const [series] = await database.run(readNumberSeries);
      const names = usernamesOf(firstName, lastName);
      const rows = await database.run(readTakenUsernames, { names });
      const taken = new Set(rows.map(({ username }) => username));
      const username = names.find((name) => !taken.has(name)) ?? null;
      return { status: 200, body: { employeeNumber: nextNumber(series), username } };
    },
    findBadgeHolder: async ({ body: { badge } }) => {
      const [holder = null] = await database.run(readBadgeHolder, { badge });
      return { status: 200, body: { holder } };
    },
  } satisfies Partial<Handlers>;
}
