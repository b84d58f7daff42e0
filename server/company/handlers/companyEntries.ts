import { fold, localDay } from 'shared-contracts';
import type { Handlers } from '../../calls/calls.ts';
import type { Database } from '../../database/database.ts';
import { readOneMoment } from '../../database/readOneMoment.ts';
import { readLastChange } from '../data/companyVersions.ts';
import { readCompany } from '../data/readCompany.ts';
import { companySections } from '../data/sections/companySections.ts';

const usualSize = 50;

/** The company itself, and the entries of its sections to search and to page through. */
export function companyEntries(database: Database) {
  return {
    getCompanyDetails: () =>
      database.transaction(async (transaction) => {
        await transaction.run(readOneMoment);
        const version = (await readLastChange(transaction))?.version ?? 0;
        return { status: 200, body: { version, part: await readCompany(transaction) } };
      }),
    getCompanyEntries: async ({ path: { section }, query, now }) => {
      const { page = 0, size = usualSize, search } = query;
      const { code = null, of = null, ofCode = null, state = null } = query;
      const { version, total, part, facts } = await database.transaction(async (transaction) => {
        await transaction.run(readOneMoment);
        const listed = await companySections[section].list(transaction, {
          ...{ code, of, ofCode, state, search: search === undefined ? null : fold(search) },
          ...{ now, today: localDay(now.toISOString(), 'UTC') },
          ...{ offset: page * size, limit: size },
        });
        const last = await readLastChange(transaction);
        return { ...listed, version: last?.version ?? 0 };
      });
      const totalPages = Math.ceil(total / size);
      return { status: 200, body: { version, total, totalPages, part, facts } };
    },
  } satisfies Partial<Handlers>;
}
