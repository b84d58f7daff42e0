import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const installations = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** A private PostgreSQL server in a temporary folder, to stop and start at will. */
export interface Cluster {
  /** Such as `postgres://postgres@127.0.0.1:40123/postgres`. */
  readonly url: string;
  stop(how: 'fast' | 'immediate'): Promise<void>;
  start(): Promise<void>;
  /** Stops it and deletes its folder. */
  remove(): Promise<void>;
}

/** Why no cluster can run here; null if one can. */
export function whyNoCluster(): string | null {
  if (binaries() === null) return `No programs of PostgreSQL (initdb, pg_ctl) in ${installations}.`;
  return null;
}

/**
 * Creates and starts a cluster: an empty one, or a hot standby of another. PostgreSQL does not run
 * as root; there its programs run as the user `postgres`.
 */
export async function startCluster(primary?: Pick<Cluster, 'url'>): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-cluster-'));
  if (isRoot) await run('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const port = await freePort();
  if (primary === undefined) {
    // Without a locale in the environment it would be SQL_ASCII, which has no collations of ICU.
    const letters = ['--encoding=UTF8', '--locale=C'];
    await program('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', ...letters]);
  } else {
    const from = ['-d', primary.url, '-D', data, '--write-recovery-conf', '--checkpoint=fast'];
    await program('pg_basebackup', [...from, '--no-sync']);
  }
  const settings = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    `unix_socket_directories = '${folder}'`,
  ];
  await appendFile(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`);
  const control = async (...args: string[]) => {
    await program('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), ...args]);
  };
  const stop: Cluster['stop'] = (how) => control('-m', how, 'stop');
  await control('start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    start: () => control('start'),
    remove: async () => {
      await stop('immediate').catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the newest installation's programs. */
function binaries(): string | null {
  if (!existsSync(installations)) return null;
  const versions = readdirSync(installations).toSorted((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(installations, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

async function program(name: string, args: readonly string[]): Promise<void> {
  const file = join(binaries() ?? '', name);
  // From a folder that its user can access.
  const options = { cwd: tmpdir() };
  if (isRoot) await run('runuser', ['-u', 'postgres', '--', file, ...args], options);
  else await run(file, [...args], options);
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
