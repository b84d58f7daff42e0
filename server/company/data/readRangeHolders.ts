import { statement, type Runner } from '../../database/statement.ts';
import { hasRange } from '../../people/data/personSql.ts';

const findRangeHolders = statement<{ number: string }, { numbers: readonly string[] }>(
  'findRangeHolders',
  `select employee_number as number from employee
   where employee_number = any($numbers) and ${hasRange}`,
);

/** Those of the people, by employee number, who have managing ranges that go on. */
export async function readRangeHolders(
  transaction: Runner,
  people: ReadonlyMap<string, unknown>,
): Promise<ReadonlySet<string>> {
  const rows = await transaction.run(findRangeHolders, { numbers: [...people.keys()] });
  return new Set(rows.map(({ number }) => number));
}
