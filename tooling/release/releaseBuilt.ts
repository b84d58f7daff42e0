import { buildMissing } from '../build/build.ts';
import { builtRemotes } from '../workspace/workspace.ts';
import { readBuilt } from './gate/readDeployed.ts';
import { giveBuilt } from './giveBuilt.ts';
import { openInstallation } from './openInstallation.ts';

/** Before a server starts: builds what changed and releases it. */
export async function releaseBuilt(): Promise<void> {
  const built = await buildMissing();
  const installation = await openInstallation((line) => console.log(line));
  await giveBuilt(installation, built, builtRemotes, await readBuilt());
}
