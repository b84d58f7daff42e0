import { beforeAll, expect, test } from 'vitest';
import { countDecidable } from '../../approvals/data/countWaiting.ts';
import { composed } from '../../database/statement.ts';
import { planOf, rowsRead, stepsOn } from '../../testing/readPlan.ts';
import { createTestCompany } from '../../testing/testCompany.ts';
import { describeOnBothDatabases } from '../../testing/testServer.ts';
import { spanValues } from '../../shifts/rules/daySpans.ts';
import { countEntries } from './cycleTime.ts';
import { readChanges } from './signedChanges.ts';
import { readParts } from './signOffs.ts';

/** Twenty people with a year each: six records a day, of which one may be a change; a year of sign-offs. */
const people = 20;
const subordinates = 4;
/** Whose time was signed off, most of them without a row here. */
const signed = 1000;
const days = 365;
const recordsADay = 6;
/** Twelve days after the cycle each person has 12 days of records that the sign-off does not cover. */
const daysSince = 12;

describeOnBothDatabases(
  'The plans of sign-offs and of what waits',
  (server) => {
    const run = (sql: string) => server.database.run(composed(sql));
    const span = (first: string, last: string) =>
      spanValues(
        Array.from({ length: subordinates }, (_unused, index) => ({
          ...{ assignmentId: 2000 + index, first, last },
        })),
      );

    beforeAll(async () => {
      await run(`insert into time_pair (id, assignment_id, original_version_id, start_date,
          time_zone, clock_in, clock_in_offset, clock_in_origin, clock_out, duration, status)
        select number, 2000 + number % ${people}, number, day, 'Europe/Berlin', day + time '07:00',
          60, 'WEB', day + time '15:00', 28800,
          case when day > date '2026-06-24' then 'PENDING' else 'APPROVED' end
        from generate_series(0, ${people} * ${days} - 1) as numbers(number),
          lateral (select date '2025-07-01' + number / ${people} as day) days`);
      await run(`insert into time_pair_record (assignment_id, sequence, time_pair_id, actor_kind,
          recorded_at, action, after, previous_mac, mac)
        select assignment_id, (start_date - date '2025-07-01') * ${recordsADay} + step, id, 'employee',
          clock_in, (array['CLOCK_IN', 'SEGMENT_CLOCK_IN', 'SEGMENT_CLOCK_OUT', 'CLOCK_OUT',
            'APPROVED', 'SYNCHRONISATION'])[step], '{}', decode(repeat('00', 32), 'hex'),
          decode(repeat('00', 32), 'hex')
        from time_pair, generate_series(1, ${recordsADay}) step`);
      await run(`insert into sign_off (manager_id, start_date, end_date, signed_at, hours, mac)
        select 1002, day::date, day::date + 13, day + interval '14 days', '{}', decode(repeat('00', 32), 'hex')
        from generate_series(date '2025-07-01', date '2026-06-16', '14 days') day`);
      await run(`insert into sign_off_part (sign_off_id, assignment_id, first, last, sequence)
        select sign_off.id, 2000 + number, start_date, end_date,
          (end_date - date '2025-07-01' + 1) * ${recordsADay}
        from sign_off, generate_series(0, ${signed - 1}) number`);
      await run('analyze');
    });

    test('what waits is counted without looking at what does not', async () => {
      const asked = span('2025-07-01', '2026-06-30');
      const steps = stepsOn('time_pair', await planOf(server, countDecidable, asked));
      expect(steps.map((step) => step['Node Type'])).not.toContain('Seq Scan');
      expect(rowsRead(steps)).toBe(subordinates * 6);
    });

    test('the entries of a cycle are counted in the index of its days', async () => {
      const cycle = span('2026-06-02', '2026-06-15');
      const readSteps = async () => {
        // Skips pages while an autoanalyze of PostgreSQL still has an older snapshot.
        await run('vacuum time_pair');
        const steps = stepsOn('time_pair', await planOf(server, countEntries, cycle));
        return { types: steps.map((step) => step['Node Type']), rows: rowsRead(steps) };
      };
      await expect
        .poll(readSteps, { interval: 500 })
        .toEqual({ types: ['Index Only Scan'], rows: subordinates * 14 });
    });

    test('the sign-offs of a cycle are found among those of a year', async () => {
      const steps = stepsOn(
        'sign_off_part',
        await planOf(server, readParts, span('2026-06-02', '2026-06-15')),
      );
      expect(steps.map((step) => step['Node Type'])).not.toContain('Seq Scan');
      expect(rowsRead(steps)).toBeLessThanOrEqual(subordinates * 3);
    });

    test('changes are looked for among records that came later, punches aside', async () => {
      const signedDays = span('2026-06-05', '2026-06-18');
      const sequence = (days - daysSince) * recordsADay;
      const steps = await planOf(server, readChanges, {
        ...signedDays,
        sequences: signedDays.assignmentIds.map(() => sequence),
        signOffIds: signedDays.assignmentIds.map(() => 1),
      });
      const onRecords = stepsOn('time_pair_record', steps);
      expect(onRecords.map((step) => step['Node Type'])).not.toContain('Seq Scan');
      expect(rowsRead(onRecords)).toBe(subordinates * daysSince * 2);
    });
  },
  { prepare: createTestCompany },
);
