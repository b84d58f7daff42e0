import { open } from 'node:fs/promises';
import path from 'node:path';
import { StartRefused } from '../configuration/configuration.ts';
import { isHrConnected } from '../database/isHrConnected.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { erasePerson } from '../person-data/data/erasePerson.ts';
import { exportPerson } from '../person-data/data/exportPerson.ts';
import { exitCodeOf, onDatabase, type Environment, type Screen } from './onDatabase.ts';

const findByNumber = statement<{ id: number }, { number: string }>(
  'findEmployeeByNumber',
  'select id from employee where employee_number = $number',
);

const usage =
  'Usage: npm run person -- export <employee number> <new file>, or: erase <employee number>';

const reasons = {
  NOT_FOUND: 'There is no such person.',
  STILL_EMPLOYED: 'Somebody who has an assignment or an open shift today is not erased.',
  STILL_WAITING:
    'Something of the person still waits for the HR system: let it be delivered first.',
} as const;

/**
 * The command `npm run person`: exports everything about a person to a new file, or erases a former
 * employee (docs/guides/personal-data.md). Returns the exit code: 0, or 1 if it was refused.
 */
export async function runPerson(
  args: readonly string[],
  environment: Environment,
  { now, say, complain }: Screen & { readonly now: Date },
): Promise<number> {
  const [action, number, name, ...more] = args;
  const isExport = action === 'export' && name !== undefined && more.length === 0;
  const isErasure = action === 'erase' && name === undefined;
  if (number === undefined || (!isExport && !isErasure)) {
    complain(usage);
    return 1;
  }
  return await exitCodeOf({ complain }, () =>
    onDatabase(environment, async (database, configuration) => {
      const [person] = await database.run(findByNumber, { number });
      if (person === undefined) throw new StartRefused(reasons.NOT_FOUND);
      if (isExport) {
        const file = path.resolve(environment['INIT_CWD'] ?? '', name);
        await writePerson(database, person.id, now, file);
        say(`${file} is written. It holds everything about one person: give it to nobody else.`);
        return 0;
      }
      const hr = { isHrConnected: await isHrConnected(database, configuration) };
      const erased = await database.transaction((transaction) =>
        erasePerson(transaction, person.id, { now, ...hr }),
      );
      if (typeof erased === 'string') throw new StartRefused(reasons[erased]);
      for (const [table, count] of Object.entries(erased)) say(`${table}: ${count}`);
      say('Erased. Times stay under an id; backups from before still hold the rest.');
      return 0;
    }),
  );
}

async function writePerson(database: Database, id: number, now: Date, file: string): Promise<void> {
  const created = await open(file, 'wx', 0o600).catch(() => {
    throw new StartRefused(`${file} exists or cannot be created: name a new file.`);
  });
  try {
    await created.writeFile(`${JSON.stringify(await exportPerson(database, id, now), null, 1)}\n`);
  } finally {
    await created.close();
  }
}
