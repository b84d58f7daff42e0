import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartRefused } from '../configuration/configuration.ts';
import { openDatabase } from './openDatabase.ts';
import { protectData } from './protectData.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'punctual-modes-'));
  await chmod(directory, 0o755);
});
afterEach(() => rm(directory, { recursive: true }));

const modeOf = async (name = '') => (await stat(path.join(directory, name))).mode & 0o7777;

describe.skipIf(process.platform === 'win32')('Other users of the machine', () => {
  test('read nothing of a database made in a folder that is open to them', async () => {
    const database = await openDatabase({ databaseUrl: null, dataDirectory: directory });
    await database.close();
    const open: string[] = [];
    for (const name of await readdir(path.join(directory, 'database'), { recursive: true })) {
      if (((await modeOf(path.join('database', name))) & 0o077) !== 0) open.push(name);
    }
    expect(open).toEqual([]);
    expect(await modeOf('database')).toBe(0o700);
    expect(await modeOf()).toBe(0o700);
  }, 60_000);

  test('read nothing of what an earlier version left open', async () => {
    await mkdir(path.join(directory, 'database/pg_wal'), { recursive: true });
    await writeFile(path.join(directory, 'database/pg_wal/1'), 'hash');
    await chmod(path.join(directory, 'database/pg_wal/1'), 0o666);
    await mkdir(path.join(directory, 'keys'));
    await writeFile(path.join(directory, 'keys/record-chain.key'), 'key');
    await protectData(directory);
    expect(await modeOf('database/pg_wal/1')).toBe(0o600);
    expect(await modeOf('database/pg_wal')).toBe(0o700);
    expect(await modeOf('keys/record-chain.key')).toBe(0o600);
    expect(await modeOf()).toBe(0o700);
  });

  test('keep the rest of a folder that is not only the data directory', async () => {
    await mkdir(path.join(directory, 'keys'));
    await writeFile(path.join(directory, 'somebody-elses.txt'), '');
    await protectData(directory);
    expect(await modeOf()).toBe(0o755);
    expect(await modeOf('keys')).toBe(0o700);
  });

  test('may not be able to put another database in the place of ours', async () => {
    await writeFile(path.join(directory, 'somebody-elses.txt'), '');
    await chmod(directory, 0o777);
    const refused = protectData(directory);
    await expect(refused).rejects.toThrow(StartRefused);
    await expect(refused).rejects.toThrow(`chmod go= '${directory}'`);
    // The folder of temporary files, in which nobody moves what another one owns.
    await chmod(directory, 0o1777);
    await expect(protectData(directory)).resolves.toBeUndefined();
  });
});
