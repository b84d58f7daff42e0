import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { remarksAbout, type Remark } from './rules/remark.ts';

const { well, trouble } = remarksAbout('Clock');
/** Milliseconds. */
const mostApart = 1_000;

const readClock = statement<{ readonly at: string }>(
  'readClock',
  'select clock_timestamp()::timestamptz(3) as at',
);

/** Whether this machine's clock agrees with the database's; `now` in milliseconds. */
export async function checkClock(database: Database, now: () => number): Promise<Remark[]> {
  if (database.kind === 'embedded') return [];
  const before = now();
  const [row] = await database.run(readClock);
  const after = now();
  const apart = Date.parse(row?.at ?? '') - (before + after) / 2;
  // Allows for the unknown duration of the request.
  const leastApart = Math.abs(apart) - (after - before) / 2;
  if (leastApart <= mostApart) return [well('This machine and PostgreSQL agree about the time.')];
  const seconds = (Math.abs(apart) / 1000).toFixed(1);
  const side = apart > 0 ? 'behind' : 'ahead of';
  return [
    trouble(
      `This machine is ${seconds} s ${side} PostgreSQL: punches get wrong times. Use NTP on both.`,
    ),
  ];
}
