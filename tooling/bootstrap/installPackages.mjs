import { isAbsolute } from 'node:path';
import { runQuietly } from './runQuietly.mjs';

/**
 * Installs what the lockfile says; quick when it is already installed.
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
