import { atLeast, atMost, told, type Section } from '../report/figure.ts';
import { measureClocking } from './measureClocking.ts';

export interface ClockingSection {
  readonly section: Section;
  /** Such as `PostgreSQL 18.6 (PGlite 0.5.16)`. */
  readonly databaseVersion: string;
}

/**
 * Measures clocking by the API on one database: the embedded one for a null address, else one that
 * is empty. `perSecond` is the goal.
 */
export async function clockingSection(
  database: { readonly name: string; readonly url: string | null; readonly perSecond: number },
  seconds: number,
): Promise<ClockingSection> {
  const run = await measureClocking(database.url, seconds);
  if (run.firstError !== null) console.log(`The first error: ${run.firstError}`);
  return {
    databaseVersion: run.databaseVersion.split(' on ')[0] ?? '',
    section: {
      title: `Clocking of 2,000 people on ${database.name}, 32 at once, ${seconds} s`,
      command: `npm run bench -- clocking${seconds === 60 ? '' : ` --seconds ${seconds}`}`,
      figures: [
        atLeast('clock-ins and clock-outs', run.punches / run.seconds, database.perSecond, {
          unit: '/s',
        }),
        told('half of them answered within', run.p50, { unit: ' ms' }),
        told('99 % of them answered within', run.p99, { unit: ' ms' }),
        atMost('peak memory of the server', run.peakMemory, 350, { unit: ' MB' }),
        atMost('errors', run.errors, 0),
        told('processor time of the server for each', run.processorTime, {
          unit: ' ms',
          digits: 2,
        }),
      ],
    },
  };
}
