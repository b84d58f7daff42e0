import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceFolder } from '../../build/workspace.ts';

const run = promisify(execFile);

/** Runs a program of the server to its end and resolves to what it printed; throws when it failed. */
export async function runServerProgram(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const { stdout } = await run(
    process.execPath,
    [join(workspaceFolder, 'server', program), ...args],
    {
      env: { ...inherited, ...environment },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return stdout;
}
