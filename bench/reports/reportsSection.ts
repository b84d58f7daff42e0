import { atLeast, atMost, failures, reading, type Section } from '../report/figure.ts';
import { measureReports } from './measureReports.ts';

export interface ReportsSection {
  readonly section: Section;
  /** For example `PostgreSQL 18.6 (PGlite 0.5.16)`. */
  readonly databaseVersion: string;
}

/** Measures a report of 100,000 rows, and its effect on people who clock in the meantime. */
export async function reportsSection(
  database: { readonly name: string; readonly url: string | null },
  seconds: number,
): Promise<ReportsSection> {
  const run = await measureReports(database.url, seconds);
  const { clockingAlone: alone, clockingBeside: beside } = run;
  const firstError = alone.firstError ?? beside.firstError;
  if (firstError !== null) console.log(`The first error: ${firstError}`);
  return {
    databaseVersion: run.databaseVersion.split(' on ')[0] ?? '',
    section: {
      title: `A report on ${database.name}, alone and while 300 people clock, ${seconds} s each`,
      command: `npm run bench -- reports${seconds === 60 ? '' : ` --seconds ${seconds}`}`,
      figures: [
        atLeast('rows', run.rows, 100_000),
        reading('until the file was there', run.seconds, { unit: ' s', digits: 1 }),
        reading('file', run.bytes / 1_000_000, { unit: ' MB', digits: 1 }),
        atMost('memory that it took', run.memory, 200, { unit: ' MB' }),
        reading('99 % of punches answered within', beside.p99, {
          unit: ' ms',
          beside: alone.p99,
        }),
        atMost('the same against no report', beside.p99 / alone.p99, 2, { digits: 2 }),
        failures('errors', alone.errors + beside.errors),
      ],
      besideTitle: 'without a report',
    },
  };
}
