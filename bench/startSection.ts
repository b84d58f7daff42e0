import { atMost, reading, type Section } from './report/figure.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceFolder } from 'tooling/workspace/workspace.ts';
import { readyAddress } from 'tooling/system/startSystem.ts';

/** Measures how long `npm start` takes until the server is ready. */
export async function startSection(): Promise<Section> {
  const { first, second } = await measureStart();
  const shape = { unit: ' s', digits: 1 };
  return {
    title: 'npm start, until the server is ready',
    command: 'npm run bench -- start',
    figures: [
      reading('in a new data directory (tools and packages are there)', first, shape),
      atMost('once more', second, 10, shape),
    ],
  };
}

export interface Starts {
  /**
   * Seconds until the server reports that it is ready: in a new data directory, and in the same one
   * again.
   */
  readonly first: number;
  readonly second: number;
}

/** Runs `npm start` twice over one data directory. */
async function measureStart(): Promise<Starts> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-bench-'));
  try {
    const first = await startAndStop(join(folder, 'data'));
    const second = await startAndStop(join(folder, 'data'));
    return { first, second };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startAndStop(dataDirectory: string): Promise<number> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const startedAt = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: workspaceFolder,
    env: { ...inherited, PORT: '0', DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Its streams close only when the server process below it has ended too.
  const closed = once(npm, 'close');
  try {
    await readyAddress(npm, []);
    return (performance.now() - startedAt) / 1000;
  } finally {
    npm.kill('SIGTERM');
    await closed;
  }
}
