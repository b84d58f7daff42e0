import { expect, test } from 'vitest';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { describeOnBothDatabases } from '../testing/testServer.ts';
import { listedSections } from './data/sections/companySections.ts';

/** In any order. */
function entriesOf(file: object, section: string): Set<string> {
  const entries: unknown = new Map<string, unknown>(Object.entries(file)).get(section);
  return new Set(Array.isArray(entries) ? entries.map((entry) => JSON.stringify(entry)) : []);
}

describeOnBothDatabases(
  'An administrator who looks through the company',
  (server) => {
    test('finds in the lists, together, what the company file has', async () => {
      const as = await logInAs(server, 'dora');
      const { body: file } = await server.call('exportCompany', { as });
      for (const section of listedSections) {
        const { body } = await server.call('getCompanyEntries', { as, path: { section } });
        const { part, facts, total } = body;
        const listed = entriesOf(part, section);
        expect([section, listed]).toEqual([section, entriesOf(file, section)]);
        expect([section, facts.length, total]).toEqual([section, listed.size, listed.size]);
      }
    });

    test('reads the company itself as its file has it', async () => {
      const as = await logInAs(server, 'dora');
      const { body: file } = await server.call('exportCompany', { as });
      const { body } = await server.call('getCompanyDetails', { as });
      expect(body).toEqual({ version: 0, part: { company: file.company } });
    });

    test('finds a person by a part of the name, and what refers to a site', async () => {
      const as = await logInAs(server, 'dora');
      const list = async (
        section: 'people' | 'assignments',
        query: { search?: string; of?: 'people' | 'geofences'; ofCode?: string; state?: 'ENDED' },
      ) => (await server.call('getCompanyEntries', { as, path: { section }, query })).body;
      const { facts: found } = await list('people', { search: 'ELL' });
      expect(found).toMatchObject([
        { code: 'E-1', uses: 1, account: { employeeId: 1001, hasPassword: true, hasPin: false } },
      ]);
      const ended = await list('assignments', { of: 'people', ofCode: 'E-1', state: 'ENDED' });
      expect(ended.facts.map(({ code }) => code)).toEqual(['A-1b']);
      expect(await list('assignments', { of: 'geofences' })).toMatchObject({ total: 0 });
    });
  },
  { prepare: createTestCompany },
);
