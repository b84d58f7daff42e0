// The entry of `npm start`, `npm test` and the other scripts; runs on any Node from 20 on with
// nothing installed: provides Node, pnpm and the packages, then runs the target.
//   node tooling/bootstrap/bootstrap.mjs [options of Node] <target.ts> [arguments]
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { childEnvironment } from './childEnvironment.mjs';
import { installPackages } from './installPackages.mjs';
import { provideTools } from './provideTools.mjs';
import { runTarget } from './runTarget.mjs';

const root = resolve(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname), '../..');

try {
  process.exitCode = await bootstrap(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** @param {string[]} command options of Node, the target and its arguments */
async function bootstrap(command) {
  const place = command.findIndex((word) => !word.startsWith('-'));
  const target = command[place];
  if (target === undefined)
    throw new Error('Say which file to run: bootstrap.mjs [options] <target.ts> [arguments]');
  const tools = await provideTools(join(root, '.tools'), process.env);
  const folders = [tools.node, tools.pnpm].filter(isAbsolute).map((file) => dirname(file));
  const environment = childEnvironment(process.env, [
    ...folders,
    join(root, 'node_modules', '.bin'),
  ]);
  await installPackages(tools.pnpm, root, environment);
  const [options, args] = [command.slice(0, place), command.slice(place + 1)];
  return runTarget(tools.node, [...options, join(root, target), ...args], environment);
}
