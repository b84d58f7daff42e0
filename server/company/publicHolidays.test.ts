import { expect, test } from 'vitest';
import { createTestCompany, logInAs } from '../testing/testCompany.ts';
import { describeOnMemory } from '../testing/testServer.ts';

describeOnMemory(
  'An administrator who fills a calendar',
  (server) => {
    const read = async (query: { country?: string; region?: string; year?: number }) => {
      const as = await logInAs(server, 'dora');
      const asked = { ...query, lang: 'de' as const };
      return (await server.call('getPublicHolidays', { as, query: asked })).body;
    };

    test('chooses a country and its region, and gets the days of the year', async () => {
      const { countries, regions, holidays } = await read({
        country: 'DE',
        region: 'BY',
        year: 2027,
      });
      expect(countries).toContainEqual({ code: 'TH', name: expect.any(String) });
      expect(regions).toContainEqual({ code: 'BY', name: 'Bayern' });
      expect(holidays).toContainEqual({ date: '2027-01-06', name: 'Heilige Drei Könige' });
      const whole = await read({ country: 'DE', year: 2027 });
      expect(whole.holidays.map(({ date }) => date)).not.toContain('2027-01-06');
    });

    test('gets no days for a place that is unknown, and only countries without one', async () => {
      expect((await read({ country: 'DE', region: 'XX' })).holidays).toEqual([]);
      expect(await read({ country: 'ZZ' })).toMatchObject({ regions: [], holidays: [] });
      expect(await read({})).toMatchObject({ regions: [], holidays: [] });
    });
  },
  { prepare: createTestCompany },
);
