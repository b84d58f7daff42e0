import { checkBudgets } from './checkBudgets.ts';
import { buildOne, buildShellOnly } from './build.ts';

/** `node tooling/build/buildAlone.ts remote-employee`: builds one remote and weighs it with the shell of these sources. */
const [name = ''] = process.argv.slice(2);
const [remote] = await Promise.all([buildOne(name), buildShellOnly()]);
await checkBudgets([remote]);
