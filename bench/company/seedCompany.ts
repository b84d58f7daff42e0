import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceFolder } from 'tooling/workspace/workspace.ts';
import type { CompanyFile } from './createCompany.ts';

export interface SeededPeople {
  /** As reported by the database. */
  readonly databaseVersion: string;
  /** In the order of the assignments' ids. */
  readonly sessions: readonly {
    readonly assignmentId: number;
    readonly employeeId: number;
    readonly token: string;
  }[];
}

const run = promisify(execFile);

/**
 * Imports a company with the import command, into the database of those settings, and opens a
 * session for everybody with an assignment.
 */
export async function seedCompany(
  company: CompanyFile,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<SeededPeople> {
  const file = join(folder, 'company.json');
  await writeFile(file, JSON.stringify(company));
  await runServerProgram('commands/command.ts', ['import', file], settings);
  return openSessions(settings);
}

/** Opens a session for everybody with an assignment. */
export async function openSessions(
  settings: Readonly<Record<string, string>>,
): Promise<SeededPeople> {
  const output = await runServerProgram('testing/openSessions.ts', [], settings);
  // oxlint-disable-next-line typescript/no-unsafe-return -- printed by that program of ours
  return JSON.parse(output);
}

/** Runs a program from the server's sources to its end, and returns its output. */
export async function runServerProgram(
  program: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const script = join(workspaceFolder, 'server', program);
  const { stdout } = await run(process.execPath, [script, ...args], {
    env: { ...inherited, ...settings },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}
