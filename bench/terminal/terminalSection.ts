import { atMost, quantile, failures, reading, type Section } from '../report/figure.ts';
import { inARow, measureTerminal } from './measureTerminal.ts';
import { reaction } from './standBefore.ts';

/** Measures how long people stand at a wall terminal, and the effect on others who clock. */
export async function terminalSection(
  database: { readonly name: string; readonly url: string | null },
  seconds: number,
  clip: string | null,
): Promise<{ readonly section: Section; readonly databaseVersion: string }> {
  const run = await measureTerminal(database.url, seconds, clip);
  const { byFace, byPin, byBadge, row, rowTook, clockingAlone, clockingBeside } = run;
  const firstError = clockingAlone.firstError ?? clockingBeside.firstError;
  if (firstError !== null) console.log(`The first error: ${firstError}`);
  console.log(`Before the camera: ${run.camera}.`);
  const s = { unit: ' s', digits: 1 };
  const ms = { unit: ' ms' };
  const median = (all: readonly number[]) => quantile(all, 0.5) / 1000;
  const asTold = clip === null ? `, told to turn and ${reaction / 1000} s later` : '';
  return {
    databaseVersion: run.databaseVersion.split(' on ')[0] ?? '',
    section: {
      title: `At a terminal on ${database.name}, people who do not think: browser, server and load on this machine`,
      command: `npm run bench -- terminal${clip === null ? '' : ' --clip <file>'}`,
      figures: [
        atMost(`tap to success by face${asTold}, median of 10`, median(byFace), 4, s),
        reading('the longest', Math.max(...byFace) / 1000, s),
        atMost('tap to success by number and PIN, 13 taps, median of 10', median(byPin), 3, s),
        reading('the longest', Math.max(...byPin) / 1000, s),
        atMost('badge to success, median of 10', median(byBadge), 2, s),
        reading('the longest', Math.max(...byBadge) / 1000, s),
        reading(`${inARow} people in a row, by PIN and badge in turn`, rowTook, s),
        reading('each of them, median', median(row), s),
        reading('the longest', Math.max(...row) / 1000, s),
        reading('40 punches a second alone, 99 % within', clockingAlone.p99, ms),
        reading('the same beside the row', clockingBeside.p99, ms),
        atMost('times longer', clockingBeside.p99 / clockingAlone.p99, 1.5, { digits: 2 }),
        reading('half of them within, alone', clockingAlone.p50, ms),
        reading('half of them within, beside', clockingBeside.p50, ms),
        atMost('script of the waiting screen', run.scripts / 1000, 290, { unit: ' kB' }),
        failures('errors', clockingAlone.errors + clockingBeside.errors),
        reading('load of the machine before', run.load[0], { digits: 1 }),
        reading('load at the end', run.load[1], { digits: 1 }),
      ],
    },
  };
}
