import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startOptions } from '../../system/startSystem.ts';
import { workspaceFolder } from '../../workspace/workspace.ts';
import { Refusal } from 'shared-releases/Refusal.ts';

/** Whether a Punctual server responds at that origin. */
export async function answers(server: string): Promise<boolean> {
  try {
    return (await fetch(`${server}/api/info/version`)).ok;
  } catch {
    return false;
  }
}

/** @throws Refusal if that server allows no remotes under development */
export async function checkAllowed(server: string): Promise<void> {
  const page = await (await fetch(server)).text();
  if (page.includes('data-overrides="allowed"')) return;
  throw new Refusal(
    `${server} does not take remotes under development. Whoever runs it allows them by REMOTE_OVERRIDES=allowed; leave that to servers that are there to be tried on.`,
  );
}

/**
 * Starts the server like `npm start` and prints its output; it ends with this process. Returns its
 * origin.
 */
export async function startOwnServer(): Promise<string> {
  const script = join(workspaceFolder, 'server/main.ts');
  const child = spawn(process.execPath, [...startOptions(), script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  return await new Promise((ready, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      console.log(line);
      const [, address] = /^Punctual is ready at (http:\S+)/.exec(line) ?? [];
      if (address !== undefined) ready(address);
    });
    child.once('close', () => fail(new Refusal('The server has ended.')));
  });
}
