import { serverAddress } from '../dev/addresses.ts';
import { openInstallation } from './openInstallation.ts';
import { parseRelease, releaseUsage } from './parseRelease.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import { runRelease } from './runRelease.ts';

/** `npm run release`: gives a remote to people, and takes it back. Tells each step with its time. */
const startedAt = performance.now();

function say(line: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${seconds.padStart(5)} s  ${line}`);
}

try {
  const command = parseRelease(process.argv.slice(2));
  const isList = command.command === 'list';
  const installation = await openInstallation(isList ? (line) => console.log(line) : say);
  await runRelease(command, installation, serverAddress);
} catch (fault) {
  process.exitCode = 1;
  if (fault instanceof Refusal) console.error(fault.message);
  else if (fault instanceof Error && fault.name === 'BuildFailed') console.error(fault.message);
  else throw fault;
  if (process.argv.length <= 2) console.error(`\n${releaseUsage}`);
}
