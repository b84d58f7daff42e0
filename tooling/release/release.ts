import { isStandAlone, serverAddress } from '../workspace/workspace.ts';
import { existingKey, openInstallation } from './openInstallation.ts';
import { parseRelease, releaseUsage } from './parseRelease.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import { runPublished } from './runPublished.ts';
import { runRelease } from './runRelease.ts';

/** `npm run release`: releases a remote, and rolls it back. Prints each step with its time. */
const startedAt = performance.now();

function say(line: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${seconds.padStart(5)} s  ${line}`);
}

// If the reader closes the pipe, as in `list | head`, the command still completes.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EPIPE') throw fault;
  });
}

const words = process.argv.slice(2);
try {
  if (['help', '--help', '-h'].includes(words[0] ?? '')) console.log(releaseUsage);
  else if (!(await isDone(words))) process.exitCode = 2;
} catch (fault) {
  process.exitCode = 1;
  console.error(reasonOf(fault));
  if (words.length === 0) console.error(`\n${releaseUsage}`);
}

async function isDone(args: readonly string[]): Promise<boolean> {
  const command = parseRelease(args);
  const tell = command.command === 'list' ? (line: string) => console.log(line) : say;
  const key = command.command === 'renew' ? undefined : existingKey;
  const server = originOf(serverAddress);
  const token = process.env['RELEASE_TOKEN']?.trim();
  if (token) return await runPublished(command, { server, token, say });
  if (isStandAlone) {
    throw new Refusal(
      'Put the token of this remote into RELEASE_TOKEN: an administrator of that server makes it at ' +
        `${server}/#/admin/tokens.`,
    );
  }
  return await runRelease(command, await openInstallation(tell, key), server);
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url !== null && ['http:', 'https:'].includes(url.protocol)) return url.origin;
  throw new Refusal(`SERVER takes an address such as http://localhost:4000, not "${address}".`);
}

/** A sentence for failures that people can fix. */
function reasonOf(fault: unknown): string {
  if (fault instanceof Refusal) return fault.message;
  if (!(fault instanceof Error)) throw fault;
  if (fault.name === 'BuildFailed') return `${fault.message} Nothing was changed.`;
  const isOfTheDisk =
    'code' in fault && /^E(NOSPC|DQUOT|FBIG|ROFS|ACCES|PERM|IO)$/.test(String(fault.code));
  if (!isOfTheDisk) throw fault;
  return `The store or data directory cannot be written: ${fault.message}. People go on getting what they got. Mend that and repeat the command; it finishes or clears away what was begun.`;
}
