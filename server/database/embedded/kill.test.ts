import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeDataDirectory } from '../../testing/testDatabase.ts';
import { openDatabase } from '../openDatabase.ts';
import { statement } from '../statement.ts';

const writeStorm = fileURLToPath(new URL('../../testing/writeStorm.ts', import.meta.url));
const kills = 4;
const writesBeforeKill = 100;
const timeout = 60_000;
const stored = statement<{ id: number; copies: number }>(
  'testStored',
  'select id, count(*) as copies from storm group by id',
);

test(
  'a server killed while it writes loses nothing that was acknowledged, and doubles nothing',
  async () => {
    const dataDirectory = await makeDataDirectory();
    const acknowledged = new Set<number>();
    for (let round = 0; round < kills; round += 1) {
      const written = await writeUntilKilled(dataDirectory, round * 100_000, writesBeforeKill);
      for (const id of written) acknowledged.add(id);
    }

    const database = await openDatabase({ databaseUrl: null, dataDirectory });
    const rows = await database.run(stored);
    await database.close();
    await rm(dataDirectory, { recursive: true });

    const kept = new Set(rows.map(({ id }) => id));
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills * writesBeforeKill);
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
    expect(rows.filter(({ copies }) => copies !== 1)).toEqual([]);
  },
  timeout,
);

/** Starts the storm, kills it (-9) after some acknowledged writes, and answers what it acknowledged. */
async function writeUntilKilled(
  directory: string,
  from: number,
  writes: number,
): Promise<number[]> {
  const child = spawn(process.execPath, [writeStorm, directory, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (printed.split('\n').length > writes) child.kill('SIGKILL');
  }
  // The last line may be cut short by the kill.
  return printed.split('\n').slice(0, -1).map(Number);
}
