import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'punctual-main-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['a file', import.meta.filename],
  ['in a file', path.join(import.meta.filename, 'data')],
  ['where nothing can be made', '/proc/data'],
])('a data directory that is %s ends the start with a sentence', async (_, DATA_DIR) => {
  const { code, told } = await start({ DATA_DIR });
  expect(told).toMatch(/^DATA_DIR must be a directory that this server can write to, which .*\n$/);
  expect(code).toBe(1);
});

test.each([
  ['a file', import.meta.filename],
  ['where nothing can be made', '/proc/remotes'],
])('a remote store that is %s ends the start with a sentence', async (_, REMOTE_STORE) => {
  const { code, told } = await start({ DATA_DIR: folder, REMOTE_STORE });
  expect(told).toMatch(
    /^REMOTE_STORE must be a directory that this server can write to, which .*\n$/,
  );
  expect(code).toBe(1);
});

test.each([
  ['is missing', 'nowhere'],
  ['has no shell', '.'],
])('a shell directory that %s ends the start with a sentence', async (_, name) => {
  const SHELL_DIRECTORY = path.join(folder, name);
  const { code, told } = await start({ DATA_DIR: folder, SHELL_DIRECTORY });
  expect(told).toBe(
    `SHELL_DIRECTORY must be the folder of a built shell, which ${SHELL_DIRECTORY} is not: ` +
      'it has no index.html that this server can read.\n',
  );
  expect(code).toBe(1);
});

function start(settings: Record<string, string>): Promise<{ code: unknown; told: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [main], { env: { ...settings, PORT: '0' } }, (error, _, told) =>
      resolve({ code: error?.code, told }),
    );
  });
}
