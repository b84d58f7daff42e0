import { once } from 'node:events';
import { linkSync, renameSync, rmSync } from 'node:fs';
import net from 'node:net';
import { createHash } from 'node:crypto';
import { StartRefused } from '../../configuration/configuration.ts';

/** A directory that this process holds until it ends, however it ends. */
export interface DirectoryLock {
  /** Publishes this server's address to others that ask for the directory. */
  announce(address: string): void;
  release(): Promise<void>;
}

/**
 * The server that holds a directory; the address is empty while it is starting. Nothing is known of
 * a frozen server, which accepts the connection but does not answer.
 */
export interface Holder {
  readonly pid: number;
  readonly address: string;
  readonly isFrozen?: boolean;
}

/** Milliseconds without an answer after which a server counts as frozen. */
const lockTimeout = 3_000;

/** Names the other server that uses the directory, in one sentence. */
export class DirectoryInUse extends StartRefused {
  readonly holder: Holder;

  constructor(directory: string, holder: Holder) {
    const { pid, address, isFrozen = false } = holder;
    const where = address === '' ? '' : ` at ${address}`;
    super(
      isFrozen
        ? `A Punctual server that does not answer holds the data directory ${directory}: ` +
            'end that process, or set DATA_DIR to another directory.'
        : `Another Punctual server (process ${pid}${where}) uses the data directory ${directory}: ` +
            'stop it, or set DATA_DIR to another directory.',
    );
    this.holder = holder;
  }
}

const socketName = 'server.lock';

/**
 * Locks a directory for this process, or throws `DirectoryInUse`. The lock is a listening socket
 * inside the directory: the operating system releases it even after kill -9, and a stale socket
 * file is recognised because nobody answers. Socket addresses are limited to 107 bytes, so the
 * socket is always named from inside the directory.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  let address = '';
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify({ pid: process.pid, address } satisfies Holder));
  });
  for (let attempt = 0; !(await listen(server, directory)); attempt += 1) {
    const holder = await askHolder(directory, socketName);
    if (holder !== null) throw new DirectoryInUse(directory, holder);
    if (attempt === 5)
      throw new Error(`The lock in ${directory} can neither be taken nor queried.`);
    await removeLeftOver(directory);
  }
  server.unref();
  return {
    announce: (announced) => {
      address = announced;
    },
    release: async () => {
      const closed = once(server, 'close');
      inside(directory, () => server.close());
      await closed;
    },
  };
}

async function listen(server: net.Server, directory: string): Promise<boolean> {
  const listening = once(server, 'listening');
  inside(directory, () => server.listen(socketPath(directory, socketName)));
  try {
    await listening;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
}

/** The server that answers on the socket; null if there is none. */
async function askHolder(directory: string, name: string): Promise<Holder | null> {
  const socket = inside(directory, () => net.connect(socketPath(directory, name)));
  let isFrozen = false;
  const timer = setTimeout(() => {
    isFrozen = true;
    socket.destroy();
  }, lockTimeout);
  try {
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    const holder: unknown = JSON.parse(text);
    return isHolder(holder) ? holder : { pid: 0, address: '' };
  } catch {
    return isFrozen ? { pid: 0, address: '', isFrozen } : null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Removes the socket of a server that was killed. Moves it aside first and asks once more: another
 * server may have taken the directory in the meantime, and then gets its socket back.
 */
async function removeLeftOver(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const aside = `${socketName}.${process.pid}`;
  try {
    renameSync(`${directory}/${socketName}`, `${directory}/${aside}`);
  } catch {
    return;
  }
  const alive = (await askHolder(directory, aside)) !== null;
  if (alive) linkSync(`${directory}/${aside}`, `${directory}/${socketName}`);
  rmSync(`${directory}/${aside}`, { force: true });
}

/** Runs a synchronous function with the directory as the working directory. */
function inside<Result>(directory: string, step: () => Result): Result {
  const before = process.cwd();
  process.chdir(directory);
  try {
    return step();
  } finally {
    process.chdir(before);
  }
}

function socketPath(directory: string, name: string): string {
  if (process.platform !== 'win32') return name;
  const digest = createHash('sha256').update(directory).digest('hex').slice(0, 32);
  return String.raw`\\.\pipe\punctual-${digest}`;
}

function isHolder(value: unknown): value is Holder {
  if (typeof value !== 'object' || value === null || !('pid' in value)) return false;
  return typeof value.pid === 'number' && 'address' in value && typeof value.address === 'string';
}
