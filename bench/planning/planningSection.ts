import { atMost, quantile, failures, reading, type Section } from '../report/figure.ts';
import { measurePlanning } from './measurePlanning.ts';

/**
 * Measures the schedule board and planning by the API on one database: the embedded one for a null
 * address, otherwise an empty one.
 */
export async function planningSection(
  database: { readonly name: string; readonly url: string | null },
  employees: number,
  months: number,
  pairs: number,
): Promise<{ readonly section: Section; readonly databaseVersion: string }> {
  const measures = await measurePlanning(database.url, employees, months, pairs);
  if (measures.errors[0] !== undefined) console.log(`The first error: ${measures.errors[0]}`);
  const count = (value: number) => value.toLocaleString('en');
  const half = (times: readonly number[]) => quantile(times, 0.5);
  const total = measures.batches.reduce((sum, time) => sum + time, 0);
  const inMillis = { unit: ' ms', digits: 0 };
  const isEmbedded = database.url === null;
  return {
    databaseVersion: measures.databaseVersion.split(' on ')[0] ?? '',
    section: {
      title: `Planning ${count(measures.rows)} people on ${database.name}, of ${count(measures.timePairs)} time pairs`,
      command: `npm run bench -- planning${employees === 2000 ? '' : ` --employees ${employees}`}${months === 12 ? '' : ` --months ${months}`}${pairs === 0 ? '' : ` --pairs ${pairs}`}`,
      figures: [
        reading('a page of 100 rows, half within', half(measures.pages), inMillis),
        atMost(
          '100 assignments over 62 days, half within',
          half(measures.summaries),
          isEmbedded ? 150 : 60,
          inMillis,
        ),
        reading('all rows counted over 31 days, half within', half(measures.counts), inMillis),
        reading(
          'a preview of 100 people over 31 days, half within',
          half(measures.previews),
          inMillis,
        ),
        atMost('500 people planned in five batches', total, 3_000, inMillis),
        reading(
          'the same people in turns of a day, in all',
          measures.turns.reduce((sum, time) => sum + time, 0),
          inMillis,
        ),
        reading('one request of that, the longest', quantile(measures.turns, 1), inMillis),
        reading('a clock-in meanwhile, half within', half(measures.punches), inMillis),
        reading('a clock-in meanwhile, 95 % within', quantile(measures.punches, 0.95), inMillis),
        failures('errors', measures.errors.length),
      ],
    },
  };
}
