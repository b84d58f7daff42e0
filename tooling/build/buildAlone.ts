import { serverAddress } from '../dev/addresses.ts';
import { buildOne, buildShellOnly } from './build.ts';
import { checkBudgets } from './checkBudgets.ts';
import { checkRoutes } from './checkRoutes.ts';
import { tellFault } from './tellFault.ts';
import { isStandAlone } from './workspace.ts';

/**
 * `node tooling/build/buildAlone.ts remote-employee`: builds one remote, weighs it with the shell of
 * these sources and holds its routes against all here; in a repository of its own, holds it against
 * what is deployed.
 */
const [name = ''] = process.argv.slice(2);
await tellFault(async () => {
  if (isStandAlone) {
    const { buildChecked } = await import('../release/buildChecked.ts');
    await buildChecked(name, serverAddress, (line) => console.log(line));
  } else {
    const [remote] = await Promise.all([buildOne(name), buildShellOnly()]);
    await checkRoutes([name]);
    await checkBudgets([remote]);
  }
});
