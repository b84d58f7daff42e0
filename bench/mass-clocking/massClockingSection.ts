import { atMost, failures, reading, type Section } from '../report/figure.ts';
import { measureMassClocking } from './measureMassClocking.ts';
import { countOf } from '../countOf.ts';

const people = countOf(500, 20);

/** Measures a manager who clocks 500 people on one database. */
export async function massClockingSection(database: {
  readonly name: string;
  readonly url: string | null;
}): Promise<{ readonly section: Section; readonly databaseVersion: string }> {
  const run = await measureMassClocking(database.url, people);
  const seconds = { unit: ' s', digits: 2 };
  return {
    databaseVersion: run.databaseVersion.split(' on ')[0] ?? '',
    section: {
      title: `A manager clocks ${people} people on ${database.name}, 50 a request`,
      command: 'npm run bench -- mass-clocking',
      figures: [
        atMost('clocking all of them in', run.clockIn, 5, seconds),
        atMost('clocking all of them out', run.clockOut, 5, seconds),
        reading('finding them with their clocks', run.finding, seconds),
        reading('reading their positions and choices', run.choices, seconds),
        failures('people without the expected outcome', run.errors),
      ],
    },
  };
}
