import { relative } from 'node:path';
import { workspaceFolder } from '../workspace/workspace.ts';
import { Refusal } from 'shared-releases/Refusal.ts';
import { installPackages } from './makeFolder.ts';
import { makeRepository } from './makeRepository.ts';
import { makeRemote } from './makeRemote.ts';
import { parseNewRemote } from './parseNewRemote.ts';

/**
 * `npm run new-remote -- payroll`: creates a remote with one page and adds it to the lockfile. With
 * `--repository ../remote-payroll` it gets its own repository there.
 */
try {
  const { names, repository } = parseNewRemote(process.argv.slice(2));
  if (repository === null)
    await makeRemote(workspaceFolder, names, () => installPackages(workspaceFolder));
  else await makeRepository(repository, names, installPackages);
  const page = relative(names.remote, names.pageFile);
  const place = repository ?? names.remote;
  console.log(`${names.remote} is made. Its page is ${place}/${page}.`);
  const guide = repository === null ? 'docs/guides/remote-authors.md' : `${place}/README.md`;
  console.log(`How to go on: ${guide}`);
} catch (fault) {
  if (!(fault instanceof Refusal)) throw fault;
  console.error(fault.message);
  process.exitCode = 1;
}
