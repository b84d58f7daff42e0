import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planOf, rowsRead, stepsOn } from '../../testing/readPlan.ts';
import { sql } from '../../testing/sql.ts';
import { describeOnBothDatabases } from '../../testing/testServer.ts';
import { leaseDeliveries, saveDeliveries } from './deliveryQueue.ts';

const now = new Date('2026-03-12T08:00:00Z');
const until = '2026-03-12T08:01:00Z';

describeOnBothDatabases(
  'Leasing ten deliveries beside 50,000 delivered and 8,000 waiting',
  (server) => {
    const insert = (count: number, state: string, people: number) =>
      server.database.run(
        ...sql`insert into webhook_delivery
          (webhook_id, message_id, type, employee_id, happened_at, data, state, requested_at, due_at)
        select 1, gen_random_uuid(), 'time.changed', 1 + number % ${people}::int, ${now}, '{}',
          ${state}, ${now}, ${now}::timestamptz - (${count}::int - number) * interval '1 ms'
        from generate_series(1, ${count}::int) as numbers(number)`,
      );
    const lease = async () => {
      const plan = await planOf(server, leaseDeliveries, { now, until, limit: 10, part: 1 });
      return rowsRead(stepsOn('webhook_delivery', plan));
    };

    beforeAll(async () => {
      await server.database.run(...sql`delete from webhook_delivery`);
      await insert(50_000, 'DELIVERED', 500);
      await server.database.run(...sql`analyze webhook_delivery`);
    });
    beforeEach(() =>
      server.database.run(...sql`delete from webhook_delivery where state = 'WAITING'`),
    );

    describe.each([
      ['many people, counted by the planner', 500, true],
      ['many people, since the planner last counted', 500, false],
    ])('of %s', (_, people, isCounted) => {
      test('reads tens of rows', async () => {
        await insert(8_000, 'WAITING', people);
        if (isCounted) await server.database.run(...sql`analyze webhook_delivery`);
        expect(await lease()).toBeLessThan(100);
      });

      test('and saving them after failed attempts reads those of their people', async () => {
        await insert(8_000, 'WAITING', people);
        if (isCounted) await server.database.run(...sql`analyze webhook_delivery`);
        const leased = await server.database.run(leaseDeliveries, {
          ...{ now, until, limit: 10, part: 1 },
        });
        expect(leased).toHaveLength(10);
        const rows = leased.map((row) => ({
          ...row,
          state: 'WAITING',
          attempts: 1,
          due_at: until,
        }));
        const plan = await planOf(server, saveDeliveries, { rows: JSON.stringify(rows) });
        const ofTheirPeople = 10 * (8_000 / people);
        expect(rowsRead(stepsOn('webhook_delivery', plan))).toBeLessThan(3 * ofTheirPeople);
      });
    });

    test('of one person reads each of them twice at most', async () => {
      await insert(8_000, 'WAITING', 1);
      expect(await lease()).toBeLessThan(2 * 8_000 + 100);
    });
  },
);
