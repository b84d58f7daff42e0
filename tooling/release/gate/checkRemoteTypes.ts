import { join } from 'node:path';
import { Refusal } from 'shared-releases/Refusal.ts';
import { packageFolder, workspaceFolder } from '../../workspace/workspace.ts';
import { runProgram } from '../../workspace/runProgram.ts';

/** Earlier results are cached next to the builds, so that only changes take time. */
const memory = join(workspaceFolder, 'dist/types');

/**
 * Type-checks the sources of a remote.
 *
 * @throws Refusal with every error
 */
export async function checkRemoteTypes(name: string): Promise<void> {
  const { code, output } = await runProgram(
    process.execPath,
    [
      join(workspaceFolder, 'node_modules/typescript/bin/tsc'),
      ...[
        '-p',
        packageFolder(name),
        '--incremental',
        '--tsBuildInfoFile',
        join(memory, `${name}.tsbuildinfo`),
      ],
    ],
    { cwd: workspaceFolder },
  );
  if (code === 0) return;
  throw new Refusal(`${name} has errors of types:\n${output.trim()}\nNothing was changed.`);
}
