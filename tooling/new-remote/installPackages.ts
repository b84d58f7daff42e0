import { Refusal } from 'shared-releases/Refusal.ts';
import { runProgram } from '../test/runProgram.ts';

/**
 * Brings the packages of a folder to what its manifests say, and writes the lockfile.
 *
 * @throws Refusal with what pnpm said
 */
export async function installPackages(folder: string): Promise<void> {
  const { code, output } = await runProgram(
    'pnpm',
    ['install', '--no-frozen-lockfile', '--prefer-offline', '--config.confirmModulesPurge=false'],
    { cwd: folder },
  );
  if (code !== 0) throw new Refusal(`The packages could not be linked:\n${output.trim()}`);
}
