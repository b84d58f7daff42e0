import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { declaredStatements } from '../database/statement.ts';
import { statementsText } from './keptStatements.ts';
import { releaseDump } from './releaseDump.ts';
import { writeReleaseTime } from './releaseTime.ts';
import { openMemoryDatabase } from './testDatabase.ts';

// Entry point of `npm run keep-release -- <name>`: stores a small company with time as this state
// of the product writes it, to test later versions with it.
const [name, ...more] = process.argv.slice(2);
if (name === undefined || !/^[\w.-]+$/.test(name) || more.length > 0) {
  process.stderr.write('Usage: npm run keep-release -- <name of the release, such as 0.1.0>\n');
  process.exitCode = 1;
} else {
  const directory = await mkdtemp(path.join(tmpdir(), 'punctual-release-'));
  const database = await openMemoryDatabase();
  const key = await writeReleaseTime(database, directory);
  const file = fileURLToPath(new URL(`../database/releases/${name}.sql`, import.meta.url));
  await writeFile(file, await releaseDump(database, name, key), { flag: 'wx' });
  // Declares all statements of the server.
  await import('../createDomains.ts');
  const statements = file.replace(/sql$/, 'statements');
  await writeFile(statements, statementsText(declaredStatements.values()), { flag: 'wx' });
  await database.close();
  await rm(directory, { recursive: true });
  process.stdout.write(`${file} and ${statements} are written: commit them with the release.\n`);
}
