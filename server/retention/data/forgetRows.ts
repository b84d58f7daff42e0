import { composed, type Runner } from '../../database/statement.ts';
import type { Retention } from '../rules/retention.ts';

/**
 * Deletes up to so many expired rows, unless they were renewed in the meantime; returns the people
 * whose faces were deleted, and null for other rows.
 */
export async function forgetRows(
  database: Runner,
  { table, past, isFace }: Pick<Retention, 'table' | 'past' | 'isFace'>,
  before: Date,
  most: number,
): Promise<readonly (number | null)[]> {
  const rows = await database.run(
    composed<{ person: number | null }>(
      `delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${past} limit $2)) and (${past})
       returning ${isFace === true ? 'employee_id' : 'null::bigint'} as person`,
    ),
    [before, most],
  );
  return rows.map(({ person }) => person);
}
