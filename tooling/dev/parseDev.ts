import { Refusal } from 'shared-releases/Refusal.ts';

/** What `npm run dev` was asked for. */
export interface DevCommand {
  /** Such as `remote-employee`; null for shell and remotes together. */
  readonly remote: string | null;
  /** Origin of the server that was named; null for the usual one. */
  readonly server: string | null;
}

const usage = 'npm run dev -- remote-employee [--server https://punctual.example.com]';

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
