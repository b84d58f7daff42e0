import { Refusal } from 'shared-releases/Refusal.ts';

/** The parsed command line of `npm run dev`. */
export interface DevCommand {
  /** Such as `remote-employee`; null: shell and remotes together. */
  readonly remote: string | null;
  /** Origin of the server; null: the default one. */
  readonly server: string | null;
}

const usage = 'npm run dev -- remote-employee [--server https://punctual.example.com]';

export const devUsage = `${usage}

SERVER names the server as well; DEV_PORT the port here, else the first free one from 4101.`;

/**
 * Parses `DEV_PORT`; undefined if it is not set.
 *
 * @throws Refusal with the expected value
 */
export function portOf(text = ''): number | undefined {
  if (text === '') return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port > 0 && port < 65_536) return port;
  throw new Refusal(`DEV_PORT takes a port from 1 to 65535, not "${text}".`);
}

/** The port that serves shell and remotes together. */
export function devPort(): number {
  return portOf(process.env['DEV_PORT']) ?? 4100;
}

/**
 * Parses the arguments of `npm run dev --`.
 *
 * @param remotes names of the existing remotes
 * @throws Refusal with the expected arguments
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
