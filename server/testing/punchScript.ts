import { randomUUID } from 'node:crypto';
import { readPunchState } from '../clocking/data/punchState.ts';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { positional, statement, type Runner } from '../database/statement.ts';
import { assignmentsWithTime, recordsOfAssignment } from '../records/data/readRecords.ts';
import { saveShifts } from '../shift-changes/data/saveShifts.ts';
import type { TimePairRow } from '../shifts/rules/timePairRow.ts';

const readPair = statement<{ pair: TimePairRow }, { id: number }>(
  'benchPair',
  'select to_jsonb(pair) as pair from time_pair pair where id = $id',
);

/** Marks in the values of the statements that `pgbench` replaces. */
const places = {
  employee: 900_000_000_000_001,
  assignment: 900_000_000_000_002,
  pair: 900_000_000_000_003,
  sequence: 900_000_004,
} as const;
const key = randomUUID();

const sets = `\\set employee random(1, 1000000000)
\\set assignment random(1, 2000)
\\set pair random(1000000000000, 9000000000000000)
\\set sequence random(1000000, 2000000000)
`;

// Prints a script for `pgbench` with the statements of a clock-in on the database that the server
// would use with the same settings: its read and its write, as the server itself sends them. The
// shift that it writes has ended, since nobody can have two open ones.
const database = await openDatabase(parseConfiguration(process.env));
try {
  const { record, pair } = await anyPunch();
  const actorAndKey = { actorKind: 'employee', actorId: places.employee, key } as const;
  const { assignment: assignmentId, pair: id, sequence } = places;
  const read = await textOf((runner) =>
    readPunchState(
      runner,
      { read: () => Promise.resolve(new Map()) },
      { actorAndKey, assignmentId, at: new Date(), name: null },
    ),
  );
  const write = await textOf((runner) =>
    saveShifts(runner, {
      records: [{ ...record, assignmentId, timePairId: id, sequence }],
      begun: [
        {
          ...{ ...pair, assignment_id: assignmentId, id, original_version_id: id },
          clock_out: pair.clock_in,
        },
      ],
      answer: {
        ...{ actorAndKey, hash: Buffer.alloc(32), at: new Date(), keptUntil: null },
        ...{ status: 200, shiftId: id },
        body: { shiftTimePairs: [pair, pair] },
      },
      ...{ changed: [], segments: [], messages: [], events: [] },
    }),
  );
  // The check for the previous record runs as in a real clock-in; here records without one are
  // allowed.
  const allowed = write.replace('then 2 else', 'then 1 else');
  if (allowed === write)
    throw new Error('The statement no longer refuses what goes on from nothing.');
  process.stdout.write(`${sets}${read};\n${allowed};\n`);
} finally {
  await database.close();
}

/** The data of a person's first punch. */
async function anyPunch() {
  for await (const assignmentId of assignmentsWithTime(database)) {
    for await (const record of recordsOfAssignment(database, assignmentId)) {
      const [row] = await database.run(readPair, { id: record.timePairId });
      if (row !== undefined) return { record, pair: row.pair };
    }
  }
  throw new Error('Nobody has punched yet.');
}

/** The one statement of the work, with its values inserted. */
async function textOf(work: (runner: Runner) => Promise<unknown>): Promise<string> {
  let text = '';
  await work({
    run: (asked, ...[given]) => {
      const values = positional(asked, given);
      text = asked.sql.replaceAll(/\$(\d)/g, (_all, number) => literal(values[Number(number) - 1]));
      return Promise.resolve([]);
    },
  }).catch(() => undefined);
  return text.replaceAll(/\s+/g, ' ');
}

/** A value as SQL that `pgbench` fills in; it takes a colon before a word for a variable. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`;
  if (value === null) return 'null';
  if (value instanceof Date) return 'now()';
  const plain = (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''");
  const quoted = `'${plain.replaceAll(/(?<=\d):(?=\d)/g, String.raw`\u003a`).replaceAll(/:(?=\w)/g, ': ')}'`;
  const filled = Object.entries(places).reduce(
    (sql, [name, place]) =>
      plain.includes(String(place)) ? `replace(${sql}, '${place}', :${name}::text)` : sql,
    quoted,
  );
  return plain.includes(key) ? `replace(${filled}, '${key}', gen_random_uuid()::text)` : filled;
}
