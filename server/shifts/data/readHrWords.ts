import type { TimePairRow } from '../rules/timePairRow.ts';
import { statement, type Runner } from '../../database/statement.ts';

/** Shifts (`original_version_id`) in the order of their assignments. */
const readWords = statement<
  { shift_id: number; words: string },
  { assignmentIds: readonly number[]; shiftIds: readonly number[] }
>(
  'readHrWords',
  `select kept.shift_id, refused.record->>'detail' as words
   from unnest($assignmentIds::bigint[], $shiftIds::bigint[]) as asked(assignment_id, shift_id)
     join hr_outbox kept on kept.assignment_id = asked.assignment_id
       and kept.shift_id = asked.shift_id
     cross join lateral (
     select record from jsonb_array_elements(kept.records) as sent(record)
     where record->>'state' = 'FAILED' and record->>'detail' is not null limit 1) refused`,
);

export type RefusedShift = Pick<TimePairRow, 'assignment_id' | 'original_version_id'>;

/** The external HR system's messages about rejected shifts, if any. */
export async function readHrWords(
  database: Runner,
  shifts: readonly RefusedShift[],
): Promise<ReadonlyMap<number, string>> {
  if (shifts.length === 0) return new Map();
  const rows = await database.run(readWords, {
    assignmentIds: shifts.map(({ assignment_id: id }) => id),
    shiftIds: shifts.map(({ original_version_id: id }) => id),
  });
  return new Map(rows.map(({ shift_id: id, words }) => [id, words]));
}
