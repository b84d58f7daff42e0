import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';

const repository = resolve(import.meta.dirname, '../..');
const longestStart = 180_000;
const longestStop = 60_000;

export type System = {
  /** Such as `http://localhost:40123`. */
  readonly url: string;
  readonly dataDirectory: string;
  readonly processId: number;
  /** The server's output so far. */
  output: () => string;
  /** Asks the server to shut down and waits for it; throws if it failed or logged an error. */
  stop: () => Promise<void>;
  /** Resolves when the process has ended, in any way. */
  readonly ended: Promise<unknown>;
  /** kill -9, and waits for the process to end. */
  kill: () => Promise<void>;
};

/**
 * Starts the real server with the demo company on a free port over that data directory.
 * `environment` (`REMOTE_STORE`, `LIMIT_…`) overrides the settings.
 *
 * @param log also receives the server's output, and stays open
 */
export async function startSystem(
  dataDirectory: string,
  environment: Record<string, string> = {},
  log?: Writable,
): Promise<System> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...startOptions(), join(repository, 'server/main.ts')], {
    env: { ...inherited, PORT: '0', DEMO: '1', DATA_DIR: dataDirectory, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  if (log !== undefined)
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  const lines: string[] = [];
  const output = () => lines.join('\n');
  child.stderr.setEncoding('utf8').on('data', (text: string) => lines.push(text.trimEnd()));
  try {
    const url = await readyAddress(child, lines);
    return {
      url,
      dataDirectory,
      processId: child.pid ?? 0,
      ended: once(child, 'exit'),
      output,
      stop: async () => {
        const code = await ended(child, 'SIGTERM');
        if (code !== 0) throw new Error(`The server ended with ${code}:\n${output()}`);
        const errors = lines.filter(isError);
        if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join('\n')}`);
      },
      kill: async () => void (await ended(child, 'SIGKILL')),
    };
  } catch (error) {
    await ended(child, 'SIGKILL');
    throw error;
  }
}

/** The Node options that `npm start` uses for the server. */
export function startOptions(): string[] {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- our own file
  const { scripts }: { scripts: { start: string } } = JSON.parse(
    readFileSync(join(repository, 'package.json'), 'utf8'),
  );
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/**
 * Waits until a server reports that it is ready, and captures its output; throws with that output
 * if it exits first or takes longer than a minute.
 */
export async function readyAddress(child: ChildProcess, lines: string[]): Promise<string> {
  if (child.stdout === null) throw new Error('The server has no output.');
  const reader = createInterface({ input: child.stdout });
  const timer = setTimeout(() => child.kill('SIGKILL'), longestStart);
  try {
    return await new Promise((ready, fail) => {
      reader.on('line', (line) => {
        lines.push(line);
        const [, url] = /^Punctual is ready at (http:\S+)/.exec(line) ?? [];
        if (url !== undefined) ready(url);
      });
      child.on('error', fail);
      child.on('close', () => fail(new Error(`The server did not start:\n${lines.join('\n')}`)));
    });
  } finally {
    clearTimeout(timer);
  }
}

/** The exit code; null if a signal ended it, for example when the server hangs while closing. */
async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), longestStop);
    await exit;
    clearTimeout(timer);
  }
  return child.exitCode;
}

/** A line of the server's log with level error or above. */
function isError(line: string): boolean {
  return /^\{"level":(50|60)\b/.test(line);
}
