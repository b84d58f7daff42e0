import { atLeast, atMost, failures, reading, type Figure, type Section } from '../report/figure.ts';
import { measureClocking, type CostedLoad } from './measureClocking.ts';
import type { PgbenchRun } from './runPgbench.ts';

export interface ClockingSection {
  readonly section: Section;
  /** For example `PostgreSQL 18.6 (PGlite 0.5.16)`. */
  readonly databaseVersion: string;
}

/**
 * Measures clocking by the API on one database: the embedded one for a null address, otherwise an
 * empty one. `perSecond` is the goal.
 */
export async function clockingSection(
  database: { readonly name: string; readonly url: string | null; readonly perSecond: number },
  seconds: number,
): Promise<ClockingSection> {
  const run = await measureClocking(database.url, seconds);
  const { shiftChange, sustained, pgbench } = run;
  const firstError = shiftChange.firstError ?? sustained.firstError;
  if (firstError !== null) console.log(`The first error: ${firstError}`);
  if (pgbench?.reason !== undefined) console.log(`Without pgbench: ${pgbench.reason}`);
  const perSecond = sustained.punches / sustained.seconds;
  return {
    databaseVersion: run.databaseVersion.split(' on ')[0] ?? '',
    section: {
      title: `Clocking of 2,000 people on ${database.name}, 32 at once, ${seconds} s`,
      command: `npm run bench -- clocking${seconds === 60 ? '' : ` --seconds ${seconds}`}`,
      figures: [
        atLeast('clock-ins and clock-outs', perSecond, database.perSecond, { unit: '/s' }),
        ...answerTimes(sustained),
        ...(pgbench === null ? [] : againstPgbench(perSecond, pgbench)),
        reading(
          'shift change: 2,000 others clock in once, nothing is known yet',
          shiftChange.seconds,
          {
            ...{ unit: ' s', digits: 2 },
          },
        ),
        ...answerTimes(shiftChange),
        atMost('peak memory of the server', run.peakMemory, 350, { unit: ' MB' }),
        failures('errors', sustained.errors + shiftChange.errors),
      ],
    },
  };
}

function answerTimes({ p50, p99, processorTime }: CostedLoad): Figure[] {
  return [
    reading('half of them answered within', p50, { unit: ' ms' }),
    reading('99 % of them answered within', p99, { unit: ' ms' }),
    reading('processor time of the server for each', processorTime, { unit: ' ms', digits: 2 }),
  ];
}

function againstPgbench(perSecond: number, { perSecond: most }: PgbenchRun): Figure[] {
  const share = most === null ? null : (perSecond / most) * 100;
  return [
    reading('pgbench with the two statements of a clock-in', most, { unit: '/s' }),
    atLeast('the server against pgbench', share, 50, { unit: ' %' }),
  ];
}
