import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Dev {
  /** The URL that it says to open. */
  readonly address: string;
  stop(): void;
}

/**
 * `npm run dev -- <remote> --server <server>` in a working tree; if it ends, throws its output.
 *
 * @param program the script behind `dev`, and its first arguments
 */
export async function startDev(
  program: readonly string[],
  folder: string,
  remote: string,
  server: string,
): Promise<Dev> {
  const args = [...program, remote, '--server', server];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  process.once('exit', () => child.kill());
  const lines: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  const address = await new Promise<string>((ready, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const [, found] = /^ {2}(http:\S+)$/.exec(line) ?? [];
      if (found !== undefined) ready(found);
    });
    child.once('close', () => fail(new Error(lines.join('\n'))));
  });
  return { address, stop: () => void child.kill() };
}
