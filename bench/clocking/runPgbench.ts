import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runServerProgram } from '../company/seedCompany.ts';

const run = promisify(execFile);

export type PgbenchRun =
  | { readonly perSecond: number; readonly reason?: undefined }
  | { readonly perSecond: null; readonly reason: string };

/**
 * The rate at which `pgbench` executes a punch's statements, one read and one write, over 32
 * connections to the same tables of a PostgreSQL: no server could be faster in this way. Requires
 * an earlier punch in the database.
 */
export async function runPgbench(
  folder: string,
  settings: Readonly<Record<string, string>>,
  databaseUrl: string,
  seconds: number,
): Promise<PgbenchRun> {
  const script = join(folder, 'punch.sql');
  await writeFile(script, await runServerProgram('testing/punchScript.ts', [], settings));
  const load = ['--client=32', '--jobs=2', `--time=${seconds}`];
  const options = ['--no-vacuum', '--protocol=prepared', ...load, `--file=${script}`];
  try {
    const { stdout } = await run('pgbench', [...options, databaseUrl], {
      // The settings of the server's own connections.
      env: { ...process.env, PGOPTIONS: '-c timezone=UTC -c enable_seqscan=off -c jit=off' },
    });
    const [, perSecond] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
    if (perSecond === undefined) throw new Error(stdout);
    return { perSecond: Number(perSecond) };
  } catch (error) {
    return { perSecond: null, reason: error instanceof Error ? error.message : String(error) };
  }
}
