import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { buildMissing } from '../build/build.ts';
import { createThrowAwayDatabase } from '../postgres/createThrowAwayDatabase.ts';
import { findPostgres } from '../postgres/findPostgres.ts';
import { startSystem, type System } from '../system/startSystem.ts';
import { workspaceFolder } from '../workspace/workspace.ts';
import { startProxy } from './startProxy.ts';

// The entry of `npm run trial`: three servers over one PostgreSQL behind a proxy. A server that
// ends is restarted, so that `kill` simulates an upgrade and `kill -9` a crash.
const say = (line: string) => process.stdout.write(`${line}\n`);
const count = 3;
const logFolder = join(workspaceFolder, 'reports', 'trial');
const closing: (() => Promise<unknown>)[] = [];
const servers = new Set<System>();
let isOver = false;

process.once('SIGINT', () => void end(0));
process.once('SIGTERM', () => void end(0));
try {
  // Not by the first server, which fails if it is not ready within a minute.
  await buildMissing();
  const { databaseUrl, dataDirectory } = await findPlaces();
  const settings = {
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '127.0.0.1',
    // The proxy also only listens on this machine.
    ...{ DEMO: 'exposed', HOST: '127.0.0.1' },
    DRAIN_SECONDS: '1',
  };
  await rm(logFolder, { recursive: true, force: true });
  await mkdir(logFolder, { recursive: true });
  const proxy = await startProxy(Number(process.env['PORT'] ?? 4000));
  closing.push(proxy.close);

  const start = async (number: number, log = openLog(number)): Promise<void> => {
    const system = await startSystem(dataDirectory, settings, log);
    servers.add(system);
    proxy.add(system.url);
    say(`Server ${number} is ready at ${system.url}, process ${system.processId}`);
    void system.ended.then(() => {
      servers.delete(system);
      if (isOver) return undefined;
      say(`Server ${number}, process ${system.processId}, has ended; another one starts`);
      return start(number, log).catch(fail);
    });
  };
  // The first one migrates and creates the demo company.
  await start(1);
  for (let number = 2; number <= count; number += 1) await start(number);
  say(
    `\nPunctual is ready at ${proxy.url}: log in as employee, manager or admin with "punctual".\n` +
      `Logs: ${relative('', logFolder)}/server-1.log to server-${count}.log.\n` +
      'Upgrade one by "kill <process>", crash one by "kill -9 <process>"; Ctrl+C ends all.',
  );
} catch (error) {
  await fail(error);
}

/** Stays open while its server is replaced. */
function openLog(number: number) {
  return createWriteStream(join(logFolder, `server-${number}.log`));
}

/** `DATABASE_URL` and `DATA_DIR`, else a temporary database and folder. */
async function findPlaces() {
  const named = process.env['DATABASE_URL'];
  if (named !== undefined) {
    return { databaseUrl: named, dataDirectory: resolve(process.env['DATA_DIR'] ?? 'data') };
  }
  const { url, reason } = await findPostgres();
  if (url === null) throw new Error(`${reason} Name one by DATABASE_URL.`);
  const database = await createThrowAwayDatabase(url);
  closing.push(database.drop);
  const dataDirectory = await mkdtemp(join(tmpdir(), 'punctual-trial-'));
  closing.push(() => rm(dataDirectory, { recursive: true, force: true }));
  return { databaseUrl: database.url, dataDirectory };
}

async function fail(error: unknown): Promise<void> {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await end(1);
}

async function end(code: number): Promise<void> {
  isOver = true;
  await Promise.allSettled([...servers].map(({ stop }) => stop()));
  for (const close of closing.toReversed()) await close().catch(() => undefined);
  process.exit(code);
}
