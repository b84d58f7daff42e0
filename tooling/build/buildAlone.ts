import { Refusal } from 'shared-releases/Refusal.ts';
import { serverAddress } from '../dev/addresses.ts';
import { buildOne, buildShellOnly } from './build.ts';
import { checkBudgets } from './checkBudgets.ts';
import { isStandAlone } from './workspace.ts';

/**
 * `node tooling/build/buildAlone.ts remote-employee`: builds one remote and weighs it with the shell
 * of these sources; in a repository of its own, holds it against what is deployed.
 */
const [name = ''] = process.argv.slice(2);
if (isStandAlone) {
  const { buildChecked } = await import('../release/buildChecked.ts');
  try {
    await buildChecked(name, serverAddress, (line) => console.log(line));
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    console.error(fault.message);
    process.exitCode = 1;
  }
} else {
  const [remote] = await Promise.all([buildOne(name), buildShellOnly()]);
  await checkBudgets([remote]);
}
