import { Refusal } from 'shared-releases/Refusal.ts';

/** What `npm run dev` was asked for. */
export interface DevCommand {
  /** Such as `remote-employee`; null for shell and remotes together. */
  readonly remote: string | null;
  /** Origin of the server that was named; null for the usual one. */
  readonly server: string | null;
}

const usage = 'npm run dev -- remote-employee [--server https://punctual.example.com]';

export const devUsage = `${usage}

SERVER names the server as well; DEV_PORT the port here, else the first free one from 4101.`;

/**
 * Reads `DEV_PORT`; undefined where it is not set.
 *
 * @throws Refusal with what was expected
 */
export function portOf(text = ''): number | undefined {
  if (text === '') return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port > 0 && port < 65_536) return port;
  throw new Refusal(`DEV_PORT takes a port from 1 to 65535, not "${text}".`);
}

/** Where shell and remotes are served together. */
export function devPort(): number {
  return portOf(process.env['DEV_PORT']) ?? 4100;
}

/**
 * Reads the words behind `npm run dev --`.
 *
 * @param remotes names of the remotes that there are
 * @throws Refusal with what was expected
 */
export function parseDev(args: readonly string[], remotes: readonly string[]): DevCommand {
  const [remote = null, flag, address = '', ...more] = args;
  const isWhole = flag === undefined || (flag === '--server' && more.length === 0);
  if (!isWhole) throw new Refusal(`Expected: ${usage}`);
  if (remote !== null && !remotes.includes(remote)) {
    throw new Refusal(`There is no ${remote}. There are ${remotes.join(', ')}.`);
  }
  return { remote, server: flag === undefined ? null : originOf(address) };
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url !== null && ['http:', 'https:'].includes(url.protocol)) return url.origin;
  throw new Refusal(`--server takes the address of a server, not "${address}": ${usage}`);
}
