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
 * How often a second PostgreSQL does what a punch asks of it, one reading and one writing statement,
 * when `pgbench` sends them over 32 connections to the same tables: no server could do it more often
 * in this way. Somebody must have punched in the database before.
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
      // As the server's own connections do.
      env: { ...process.env, PGOPTIONS: '-c timezone=UTC -c enable_seqscan=off -c jit=off' },
    });
    const [, perSecond] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
    if (perSecond === undefined) throw new Error(stdout);
    return { perSecond: Number(perSecond) };
  } catch (error) {
    return { perSecond: null, reason: error instanceof Error ? error.message : String(error) };
  }
}
