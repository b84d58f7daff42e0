import fc from 'fast-check';
import { netDuration, shownNet, toInstant, wholeMinutes } from 'shared-contracts';
import { expect, test } from 'vitest';
import { composed } from '../database/statement.ts';
import { describeOnMemory } from '../testing/testServer.ts';
import { shownWorked } from './data/timePairSql.ts';

const worked = composed<{ readonly worked: number }>(
  `with pair as (
     select 1 as assignment_id, 1 as original_version_id, $1::timestamptz as clock_in,
       $2::timestamptz as clock_out, $3::int as duration
   ), segment as (
     select 1 as assignment_id, 1 as shift_id, null::timestamptz as deleted_at,
       'BREAK' as pair_type, start as clock_in, "end" as clock_out
     from jsonb_to_recordset($4::jsonb) as part(start timestamptz, "end" timestamptz)
   ) select ${shownWorked} as worked from pair`,
);

/** Seconds of a day in which a shift, its breaks and its end follow one another. */
const times = fc.uniqueArray(fc.nat(86_399), { minLength: 2, maxLength: 8 });

describeOnMemory('Worked time as it is shown', (server) => {
  test('is the same in the database as in the rule, for breaks that do not overlap', async () => {
    await fc.assert(
      fc.asyncProperty(times, async (seconds) => {
        const sorted = seconds.toSorted((one, other) => one - other);
        const at = (index: number) =>
          toInstant(Date.UTC(2026, 2, 2) + (sorted.at(index) ?? 0) * 1000);
        const shift = { start: at(0), end: at(-1) };
        const breaks = Array.from({ length: Math.floor((sorted.length - 2) / 2) }, (_, index) => ({
          start: at(1 + 2 * index),
          end: at(2 + 2 * index),
        }));
        const [row] = await server.database.run(worked, [
          shift.start,
          shift.end,
          netDuration(shift, breaks),
          JSON.stringify(breaks),
        ]);
        expect(wholeMinutes(row?.worked ?? -1)).toBe(shownNet(shift, breaks));
      }),
      { numRuns: 40 },
    );
  });
});
