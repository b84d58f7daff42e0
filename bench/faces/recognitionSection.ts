import { atMost, quantile, failures, reading, type Section } from '../report/figure.ts';
import { enrolled, measureRecognition } from './measureRecognition.ts';

/** Measures the recognition of one person among 5,000 on one database, and its effect on others. */
export async function recognitionSection(
  database: { readonly name: string; readonly url: string | null },
  seconds: number,
): Promise<{ readonly section: Section; readonly databaseVersion: string }> {
  const run = await measureRecognition(database.url, seconds);
  const { toName, captures, clockingAlone, clockingBeside, capturesBeside } = run;
  const firstError = clockingAlone.firstError ?? clockingBeside.firstError;
  if (firstError !== null) console.log(`The first error: ${firstError}`);
  const ms = { unit: ' ms' };
  return {
    databaseVersion: run.databaseVersion.split(' on ')[0] ?? '',
    section: {
      title: `A face among ${enrolled.toLocaleString('en')} enrolled on ${database.name}, clocking for ${seconds} s`,
      command: `npm run bench -- faces${seconds === 60 ? '' : ` --seconds ${seconds}`}`,
      figures: [
        atMost('a picture to whose face it is, 95 % of 100', quantile(toName, 0.95), 250, ms),
        reading('half of them', quantile(toName, 0.5), ms),
        reading(
          'a capture of three pictures to the dialog, 95 % of 50',
          quantile(captures, 0.95),
          ms,
        ),
        reading('half of them', quantile(captures, 0.5), ms),
        reading('40 punches a second alone, 99 % within', clockingAlone.p99, ms),
        reading(
          `the same beside one capture after the other (${capturesBeside})`,
          clockingBeside.p99,
          ms,
        ),
        atMost('times longer', clockingBeside.p99 / clockingAlone.p99, 1.5, { digits: 2 }),
        reading('half of them within, alone', clockingAlone.p50, ms),
        reading('half of them within, beside', clockingBeside.p50, ms),
        reading('peak memory of the server', run.peakMemory, { unit: ' MB' }),
        failures('errors', clockingAlone.errors + clockingBeside.errors),
      ],
    },
  };
}
