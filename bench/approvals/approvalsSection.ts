import { atMost, quantile, failures, reading, type Section } from '../report/figure.ts';
import { measureApprovals } from './measureApprovals.ts';

/**
 * Measures a manager's page of approvals and decisions by the API on one database: the embedded one
 * for a null address, otherwise an empty one.
 */
export async function approvalsSection(
  database: { readonly name: string; readonly url: string | null },
  employees: number,
): Promise<{ readonly section: Section; readonly databaseVersion: string }> {
  const measures = await measureApprovals(database.url, employees);
  if (measures.errors[0] !== undefined) console.log(`The first error: ${measures.errors[0]}`);
  const count = (value: number) => value.toLocaleString('en');
  const half = (times: readonly number[]) => quantile(times, 0.5);
  const inMillis = { unit: ' ms', digits: 0 };
  return {
    databaseVersion: measures.databaseVersion.split(' on ')[0] ?? '',
    section: {
      title: `Approvals of ${count(measures.subordinates)} people on ${database.name}, of ${count(measures.timePairs)} time pairs`,
      command: `npm run bench -- approvals${employees === 2000 ? '' : ` --employees ${employees}`}`,
      figures: [
        atMost(
          'the first page of people, half within',
          half(measures.pages),
          database.url === null ? 400 : 150,
          inMillis,
        ),
        reading('a person opened, half within', half(measures.opened), inMillis),
        reading('only exceptions, half within', half(measures.exceptions), inMillis),
        reading('"select all", half within', half(measures.selections), inMillis),
        atMost('200 entries approved, half within', half(measures.decisions), 1_000, inMillis),
        failures('errors', measures.errors.length),
      ],
    },
  };
}
