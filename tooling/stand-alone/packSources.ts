import { copyFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { workspaceFolder } from '../workspace/workspace.ts';
import { runProgram } from '../workspace/runProgram.ts';

/** What a remote in its own repository is created with: the shared packages and the recipe. */
const packed = ['shared-contracts', 'shared-ui', 'shared-time', 'shared-releases', 'tooling'];

const guides = ['remote-authors.md', 'releases.md', 'remote-build.md'];

/**
 * Packs them into a folder, with sources as types, and adds the guides. Such as
 * `shared-ui-0.1.0.tgz`.
 *
 * @throws Error with pnpm's output
 */
export async function packSources(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const guide of guides) {
    await copyFile(join(workspaceFolder, 'docs/guides', guide), join(folder, guide));
  }
  for (const name of packed) {
    const { code, output } = await runProgram('pnpm', ['pack', '--pack-destination', folder], {
      cwd: join(workspaceFolder, name),
    });
    if (code !== 0) throw new Error(output);
  }
}

/**
 * `npm run packages -- ../remote-payroll/packages`: packs what a remote in its own repository
 * needs.
 */
if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? join(workspaceFolder, 'dist/packages'));
  await packSources(folder);
  console.log(`The packages lie in ${folder}.`);
}
