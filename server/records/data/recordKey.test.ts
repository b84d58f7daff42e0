import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartRefused } from '../../configuration/startRefused.ts';
import { openRecordKey, recordKeyFile } from './recordKey.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'punctual-key-'));
});
afterEach(() => rm(directory, { recursive: true }));

const empty = { run: () => Promise.resolve([]) };
const filled = { run: () => Promise.resolve(Array.from<never>({ length: 1 })) };

describe('The key of the records', () => {
  test('is made once, for the user of the server alone', async () => {
    const made = await openRecordKey(empty, directory);
    expect(made.equals(await openRecordKey(filled, directory))).toBe(true);
    expect((await stat(recordKeyFile(directory))).mode & 0o777).toBe(0o600);
  });

  test('is never replaced where records were signed with it', async () => {
    await expect(openRecordKey(filled, directory)).rejects.toThrow(StartRefused);
  });

  test('is refused when it is something else', async () => {
    await mkdir(path.dirname(recordKeyFile(directory)));
    await writeFile(recordKeyFile(directory), 'short');
    await expect(openRecordKey(empty, directory)).rejects.toThrow(StartRefused);
  });
});
