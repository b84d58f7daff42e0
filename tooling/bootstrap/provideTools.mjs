import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { childEnvironment } from './childEnvironment.mjs';
import { fetchTools, folderOf } from './fetchTools.mjs';
import { currentPlatform, isNodeFit, isPnpmFit, oldestNode, pinsOf, pnpmMajor } from './pins.mjs';
import { capture } from './runQuietly.mjs';

const suffix = process.platform === 'win32' ? '.exe' : '';

/**
 * Paths of a suitable Node and pnpm: installed ones, else those fetched before, else fetched now
 * from the npm registry into `folder`. If a tool cannot be fetched, throws an error that says what
 * to install.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} environment
 */
export async function provideTools(folder, environment) {
  removeLeftovers(folder);
  const platform = currentPlatform();
  const pins = pinsOf(platform);
  const node = isNodeFit(process.version)
    ? process.execPath
    : fetched(folder, pins.node, join('bin', `node${suffix}`));
  const pnpm = fetched(folder, pins.pnpm, `pnpm${suffix}`);
  const ownPnpm = existsSync(pnpm) ? null : await pnpmAtHand(environment);
  const missing = [];
  if (!existsSync(node))
    missing.push(pins.node ?? needByHand(platform, `Node ${oldestNode.join('.')} or later`));
  if (ownPnpm === null && !existsSync(pnpm))
    missing.push(pins.pnpm ?? needByHand(platform, `pnpm ${pnpmMajor}`));
  if (missing.length > 0) await fetchTools(folder, missing, environment);
  return { node, pnpm: ownPnpm ?? pnpm };
}

/**
 * Path of a pinned tool once fetched.
 * @type {(folder: string, pin: import('./pins.mjs').Pin | undefined, file: string) => string}
 */
function fetched(folder, pin, file) {
  return join(folder, pin === undefined ? 'none' : folderOf(pin), file);
}

/** @type {(platform: string, tool: string) => never} */
function needByHand(platform, tool) {
  throw new Error(
    `Punctual needs ${tool}, and cannot fetch it for ${platform} by itself.\n` +
      `Please install it (Node: https://nodejs.org, pnpm: npm install -g pnpm@${pnpmMajor}) and run the same command again.`,
  );
}

/**
 * The pnpm on PATH if it fits; corepack's shim is not allowed to download one. @param
 * {NodeJS.ProcessEnv} environment
 */
async function pnpmAtHand(environment) {
  const settings = { ...childEnvironment(environment, []), COREPACK_ENABLE_NETWORK: '0' };
  const version = await capture('pnpm', ['--version'], settings);
  return version !== null && isPnpmFit(version) ? 'pnpm' : null;
}

/** An interrupted fetch leaves a folder named after its ended process. @param {string} folder */
function removeLeftovers(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const [, pid] = /^fetching-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
