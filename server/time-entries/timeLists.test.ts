import { beforeAll, expect, test } from 'vitest';
import { statement } from '../database/statement.ts';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { setFeatures } from '../testing/testFeatures.ts';
import { describeOnMemory } from '../testing/testServer.ts';

const addMore = statement<never>(
  'testAddCostCenters',
  `with entities as (
     update assignment set custom_entities = '[{"name": "Union", "value": "Local 5"}]' where id = 1001
   )
   insert into cost_center (code, name)
   select 'C' || lpad(n::text, 3, '0'), 'Building ' || lpad(n::text, 3, '0')
   from generate_series(1, 60) n`,
);

describeOnMemory(
  'The lists to enter time with',
  (server) => {
    let as = '';
    const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

    beforeAll(async () => {
      await server.database.run(addMore);
      as = await logInAs(server, 'ella');
    });

    test('cost centers are found by name or code, 50 a page, the assignment’s own first', async () => {
      const search = async (query: Parameters<typeof server.call<'searchCostCenters'>>[1]) =>
        names((await server.call('searchCostCenters', { as, ...query })).body);
      const first = await search({ query: { assignmentId: 1001 } });
      expect(first).toHaveLength(50);
      expect(first.slice(0, 2)).toEqual(['Ward 1', 'Building 001']);
      expect(await search({ query: { assignmentId: 1001, page: 1 } })).toHaveLength(11);
      expect(await search({ query: { searchString: ' WARD' } })).toEqual(['Ward 1']);
      expect(await search({ query: { searchString: '4711' } })).toEqual(['Ward 1']);
      expect(await search({ query: { searchString: '%' } })).toEqual([]);
      const { body } = await server.call('getAllCostCenters', { as });
      expect(body).toHaveLength(61);
      expect(body.at(-1)).toMatchObject({ name: 'Ward 1', geofence: { name: 'Dock 3' } });
    });

    test('nobody learns where a stranger is booked', async () => {
      const query = { assignmentId: 1004 };
      const { problem } = await server.call('searchCostCenters', { as, query });
      expect(problem.code).toBe('NOT_FOUND');
      const manager = await logInAs(server, 'max');
      const managed = { as: manager, query: { assignmentId: 1001 } };
      expect((await server.call('searchCostCenters', managed)).body[0]?.name).toBe('Ward 1');
    });

    test('are switched off together with cost centers', async () => {
      await setFeatures(server, { COST_CENTERS: false });
      const answer = await server.call('getAllCostCenters', { as });
      expect(answer.problem.code).toBe('FEATURE_OFF');
      await setFeatures(server, {});
    });

    test('options of a field are found by their name', async () => {
      const search = (id: number, searchString: string) =>
        server.call('searchCustomFieldOptions', { as, path: { id }, query: { searchString } });
      expect(names((await search(1001, '')).body)).toEqual(['Bike', 'Van']);
      expect(names((await search(1001, 'vA')).body)).toEqual(['Van']);
      expect(names((await search(1002, '')).body)).toEqual(['On call']);
      expect((await search(999_999, '')).problem.code).toBe('NOT_FOUND');
    });

    test('managers find time by its type and by options of custom fields', async () => {
      const manager = await logInAs(server, 'max');
      const { body } = await server.call('getTimeFilters', { as: manager });
      expect(body.timeTypes[0]).toEqual({ id: 1001, name: expect.any(String) });
      expect(names(body.customFieldOptions)).toContain('Vehicle: Van');
      await setFeatures(server, { CUSTOM_FIELDS: false });
      const without = await server.call('getTimeFilters', { as: manager });
      expect(without.body.customFieldOptions).toEqual([]);
      await setFeatures(server, {});
      expect((await server.call('getTimeFilters', { as })).problem.code).toBe('ACCESS_DENIED');
    });

    test('the company’s own filters are the custom entities of assignments', async () => {
      const { body } = await server.call('getCustomFilters', { as });
      expect(body).toEqual([
        {
          filterName: 'Union',
          filterValues: [
            {
              externalCode: 'Local 5',
              customFields: [{ fieldName: 'Union', fieldValue: 'Local 5' }],
            },
          ],
        },
      ]);
    });
  },
  { prepare: createTestCompany },
);
