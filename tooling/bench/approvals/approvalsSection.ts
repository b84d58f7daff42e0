import { atMost, told, type Section } from '../report/figure.ts';
import { quantile } from '../report/quantile.ts';
import { measureApprovals } from './measureApprovals.ts';

/**
 * Measures a manager's page of approvals and decisions by the API on one database: the embedded one
 * for a null address, else one that is empty.
 */
export async function approvalsSection(
  database: { readonly name: string; readonly url: string | null },
  employees: number,
): Promise<{ readonly section: Section; readonly databaseVersion: string }> {
  const found = await measureApprovals(database.url, employees);
  if (found.errors[0] !== undefined) console.log(`The first error: ${found.errors[0]}`);
  const count = (value: number) => value.toLocaleString('en');
  const half = (times: readonly number[]) => quantile(times, 0.5);
  const inMillis = { unit: ' ms', digits: 0 };
  return {
    databaseVersion: found.databaseVersion.split(' on ')[0] ?? '',
    section: {
      title: `Approvals of ${count(found.subordinates)} people on ${database.name}, of ${count(found.timePairs)} time pairs`,
      command: `npm run bench -- approvals${employees === 2000 ? '' : ` --employees ${employees}`}`,
      figures: [
        atMost(
          'the first page of people, half within',
          half(found.pages),
          database.url === null ? 400 : 150,
          inMillis,
        ),
        told('a person opened, half within', half(found.opened), inMillis),
        told('only exceptions, half within', half(found.exceptions), inMillis),
        told('"select all", half within', half(found.selections), inMillis),
        atMost('200 entries approved, half within', half(found.decisions), 1_000, inMillis),
        atMost('errors', found.errors.length, 0),
      ],
    },
  };
}
