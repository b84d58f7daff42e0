import { parseArgs } from 'node:util';
import { StartRefused } from '../configuration/configuration.ts';
import { createRecordChain } from '../records/data/recordChain.ts';
import { hashPassword } from '../session/data/passwords.ts';
import { loadDemo, type LoadPlan, type LoadProgress } from '../company/loadDemo.ts';
import { exitCodeOf, onDatabase, type Environment, type Screen } from './onDatabase.ts';

interface LoadScreen extends Screen {
  readonly now: Date;
  /** Milliseconds since an arbitrary start. */
  readonly elapsed: () => number;
}

const usage = `Usage: npm run demo:load -- [--employees 2000] [--months 12]
At most 20,000 employees and 60 months.`;

/**
 * The command `npm run demo:load`: fills the database that the server would use with the same
 * settings with a large number of demo employees. Returns the exit code.
 */
export async function runLoad(
  args: readonly string[],
  environment: Environment,
  { now, elapsed, say, complain }: LoadScreen,
): Promise<number> {
  const started = elapsed();
  const seconds = () => Math.round((elapsed() - started) / 1000);
  return await exitCodeOf({ complain }, async () => {
    const plan = readPlan(args);
    const tell = everyFewSeconds(elapsed, ({ people, entries }) =>
      say(
        `${number(people)} of ${number(plan.employees)} people, ${number(entries)} entries written, ${seconds()} s`,
      ),
    );
    return await onDatabase(environment, async (database, configuration) => {
      const records = createRecordChain({ database, configuration });
      await records.open();
      const parts = { database, records, hashPassword, now };
      const { timePairs, people } = await loadDemo(plan, parts, tell);
      say(`${number(timePairs)} time pairs of ${number(people)} people after ${seconds()} s.`);
      say("Log in as crowd-1, crowd-2, … with the demo's password.");
      return 0;
    });
  });
}

function everyFewSeconds(elapsed: () => number, tell: (progress: LoadProgress) => void) {
  let lastLine = Number.NEGATIVE_INFINITY;
  return (progress: LoadProgress) => {
    if (elapsed() - lastLine < 5_000) return;
    lastLine = elapsed();
    tell(progress);
  };
}

function readPlan(args: readonly string[]): LoadPlan {
  const { employees, months } = readOptions(args);
  const plan = { employees: Number(employees), months: Number(months) };
  if (!isWithin(plan.employees, 20_000) || !isWithin(plan.months, 60))
    throw new StartRefused(usage);
  return plan;
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        employees: { type: 'string', default: '2000' },
        months: { type: 'string', default: '12' },
      },
    }).values;
  } catch {
    throw new StartRefused(usage);
  }
}

function isWithin(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}

function number(value: number): string {
  return value.toLocaleString('en');
}
