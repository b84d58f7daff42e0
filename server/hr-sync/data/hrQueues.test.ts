import { beforeAll, expect, test } from 'vitest';
import { planOf, rowsRead, stepsOn } from '../../testing/readPlan.ts';
import type { Given, Statement } from '../../database/statement.ts';
import type { Lease } from '../../queues/data/queue.ts';
import { sql } from '../../testing/sql.ts';
import { describeOnBothDatabases } from '../../testing/testServer.ts';
import { leaseOutbox, saveOutbox } from './outboxQueue.ts';
import { leaseSchedules, saveSchedules } from './scheduleQueue.ts';

const now = new Date('2026-03-12T08:00:00Z');
const until = '2026-03-12T08:01:00Z';

describeOnBothDatabases('Leasing beside 50,000 delivered and 8,000 waiting rows', (server) => {
  const first = { now, until, limit: 10 };
  const read = async <Values>(
    table: string,
    statement: Statement<unknown, Values>,
    ...values: Given<Values>
  ) => rowsRead(stepsOn(table, await planOf(server, statement, ...values)));
  /** Ten leased rows after a failed attempt. */
  const failed = async (lease: Statement<{ readonly attempts: number }, Lease>) => {
    const rows = await server.database.run(lease, first);
    expect(rows).toHaveLength(10);
    return JSON.stringify(
      rows.map((row) => ({ ...row, attempts: 1, due_at: until, failure: 'BUSY' })),
    );
  };

  beforeAll(async () => {
    for (const [count, state] of [
      [50_000, 'DELIVERED'],
      [8_000, 'WAITING'],
    ] as const) {
      await server.database.run(
        ...sql`insert into hr_outbox (assignment_id, shift_id, employee_id, version_id, records,
            state, requested_at, due_at)
          select number % 500, nextval('hr_outbox_position'), number % 500, number, '[]', ${state}, ${now},
            ${now}::timestamptz - (${count}::int - number) * interval '1 ms'
          from generate_series(1, ${count}::int) as numbers(number)`,
      );
      await server.database.run(
        ...sql`insert into schedule_outbox (code, assignment_id, employee_id, operation,
            work_schedule_id, start_date, first_day_number, state, requested_at, due_at)
          select ${state} || number, number % 500, number % 500, 'UPSERT', 1, '2026-03-12', 1,
            ${state}, ${now}, ${now}::timestamptz - (${count}::int - number) * interval '1 ms'
          from generate_series(1, ${count}::int) as numbers(number)`,
      );
    }
    await server.database.run(...sql`analyze hr_outbox, schedule_outbox`);
  });

  test('of time reads tens of rows', async () => {
    expect(await read('hr_outbox', leaseOutbox, first)).toBeLessThan(200);
  });

  test('of schedules reads tens of rows', async () => {
    expect(await read('schedule_outbox', leaseSchedules, first)).toBeLessThan(200);
  });

  test('and saving them after failed attempts reads those of their people', async () => {
    const ofTheirPeople = 10 * (8_000 / 500);
    for (const [lease, save, table] of [
      [leaseOutbox, saveOutbox, 'hr_outbox'],
      [leaseSchedules, saveSchedules, 'schedule_outbox'],
    ] as const) {
      const rows = await failed(lease);
      expect(await read(table, save, { rows })).toBeLessThan(3 * ofTheirPeople);
    }
  });
});
