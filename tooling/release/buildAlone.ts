import { buildOne, buildShellOnly } from '../build/build.ts';
import { checkBudgets } from '../build/checkBudgets.ts';
import { checkRoutes } from '../build/checkRoutes.ts';
import { tellFault } from '../workspace/tellFault.ts';
import { isStandAlone, serverAddress } from '../workspace/workspace.ts';

/**
 * `node tooling/release/buildAlone.ts remote-employee`: builds one remote, checks its size with the
 * shell of these sources and its routes against all here; in its own repository, checks it against
 * what is deployed.
 */
const [name = ''] = process.argv.slice(2);
await tellFault(async () => {
  if (isStandAlone) {
    const { buildChecked } = await import('./buildChecked.ts');
    await buildChecked(name, serverAddress, (line) => console.log(line));
  } else {
    const [remote] = await Promise.all([buildOne(name), buildShellOnly()]);
    await checkRoutes([name]);
    await checkBudgets([remote]);
  }
});
