import { isAbsolute } from 'node:path';
import { runQuietly } from './runQuietly.mjs';

/**
 * Brings node_modules to what the lockfile says; next to nothing when they are there.
 *
 * @param {string} pnpm
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 */
export async function installPackages(pnpm, root, environment) {
  const slow = setTimeout(() => process.stderr.write('Installing packages …\n'), 1_000);
  try {
    await runQuietly(pnpm, ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false'], {
      cwd: root,
      env: environment,
      shell: process.platform === 'win32' && !isAbsolute(pnpm),
    });
  } finally {
    clearTimeout(slow);
  }
}
