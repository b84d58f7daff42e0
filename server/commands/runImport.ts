import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartRefused } from '../configuration/configuration.ts';
import { holdingOf } from '../database/installation.ts';
import { openChannel } from '../push/postgresChannel.ts';
import { createRecordChain } from '../records/data/recordChain.ts';
import { hashPassword } from '../session/data/passwords.ts';
import { companyEvents } from '../company/applyCompanyFile.ts';
import { importCompany, type ImportOutcome } from '../company/importCompany.ts';
import { BrokenFile, readCompanyFile } from '../company/readCompanyFile.ts';
import { pathText } from '../company/rules/fault.ts';
import { exitCodeOf, onDatabase, type Environment, type Screen } from './onDatabase.ts';

interface ImportScreen extends Screen {
  readonly now: Date;
}

const usage = 'Usage: npm run import -- company.json (see docs/guides/company-file.md)';

/**
 * The command `npm run import -- company.json`: imports into the database that the server would use
 * with the same settings. Returns the exit code: 0, or 1 if nothing was imported.
 */
export async function runImport(
  [name, ...more]: readonly string[],
  environment: Environment,
  { now, say, complain }: ImportScreen,
): Promise<number> {
  return await exitCodeOf({ complain }, async () => {
    if (name === undefined || name.startsWith('-') || more.length > 0)
      throw new StartRefused(usage);
    const text = await readText(path.resolve(environment['INIT_CWD'] ?? '', name), name);
    try {
      const file = readCompanyFile(text);
      const outcome = await importInto(environment, file.value, now);
      if (outcome.ok) {
        say(`Imported ${name}: ${summary(outcome)}.`);
        return 0;
      }
      const faults = outcome.faults.map((fault) => ({ ...fault, line: file.lineOf(fault.path) }));
      for (const { line, path: field, message } of faults.toSorted((a, b) => a.line - b.line)) {
        complain(`${name}:${line} ${pathText(field)}: ${message}`);
      }
      complain(`Nothing was imported: ${counted(faults.length, 'error')}.`);
    } catch (error) {
      if (!(error instanceof BrokenFile)) throw error;
      for (const { line, message } of error.faults) complain(`${name}:${line} ${message}`);
      complain('Nothing was imported: the file is not sound JSON.');
    }
    return 1;
  });
}

async function readText(file: string, name: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new StartRefused(`The file ${name} cannot be read.`);
  }
}

async function importInto(
  environment: Environment,
  value: unknown,
  now: Date,
): Promise<ImportOutcome> {
  return await onDatabase(environment, async (database, configuration) => {
    if ((await holdingOf(database)) === 'demo') {
      throw new StartRefused(
        'The database holds the demo company: set DATA_DIR to another directory for a real one.',
      );
    }
    const records = createRecordChain({ database, configuration });
    await records.open();
    const outcome = await importCompany(value, { database, records, hashPassword, now });
    if (outcome.ok) {
      const push = await openChannel(database, configuration.databaseUrl);
      for (const event of companyEvents(outcome)) push.publish(event);
      await push.close();
    }
    return outcome;
  });
}

function summary({ counts }: Extract<ImportOutcome, { ok: true }>): string {
  return [
    counted(counts.people, 'person', 'people'),
    counted(counts.assignments, 'assignment'),
    `${counted(counts.history, 'new entry', 'new entries')} of history`,
  ].join(', ');
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
