import { workspaceFolder } from '../build/workspace.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import { runProgram } from '../test/runProgram.ts';
import { makeRemote } from './makeRemote.ts';
import { nameRemote } from './nameRemote.ts';

/** `npm run new-remote -- payroll`: makes a remote with one page and enters it into the lockfile. */
try {
  const names = nameRemote(process.argv.slice(2));
  await makeRemote(workspaceFolder, names, linkPackages);
  console.log(`${names.remote} is made. Its page is ${names.pageFile}.`);
  console.log('How to go on: docs/guides/remote-authors.md');
} catch (fault) {
  if (!(fault instanceof Refusal)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}

async function linkPackages(): Promise<void> {
  const { code, output } = await runProgram(
    'pnpm',
    ['install', '--no-frozen-lockfile', '--prefer-offline', '--config.confirmModulesPurge=false'],
    { cwd: workspaceFolder },
  );
  if (code !== 0) throw new Refusal(`The packages could not be linked:\n${output.trim()}`);
}
