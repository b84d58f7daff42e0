import { spawn } from 'node:child_process';

export type Ended = { code: number; output: string };

const running = new Set<number>();

/**
 * Runs a program and captures its output. It gets its own process group, so that its children
 * (browsers, servers) end with it: after `limit` milliseconds, or by `stopPrograms`.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  {
    cwd,
    env = {},
    limit = 45 * 60_000,
  }: { cwd: string; env?: Record<string, string>; limit?: number },
): Promise<Ended> {
  return new Promise((done) => {
    const { FORCE_COLOR: _, ...inherited } = process.env;
    const child = spawn(program, args, {
      cwd,
      env: { ...inherited, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const keep = (text: string) => (output += text);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    const timer = setTimeout(() => {
      keep(`\nStopped after ${limit / 60_000} minutes.\n`);
      if (pid !== undefined) stopGroup(pid);
    }, limit);
    const finish = (code: number) => {
      clearTimeout(timer);
      if (pid !== undefined) running.delete(pid);
      done({ code, output });
    };
    child.on('error', (error) => finish(Number(keep(String(error)) !== '')));
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Kills all running programs with their children. */
export function stopPrograms(): void {
  for (const pid of running) stopGroup(pid);
}

function stopGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
  } catch {
    // It has just ended by itself.
  }
}
