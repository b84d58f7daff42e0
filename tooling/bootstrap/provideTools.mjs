import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { childEnvironment } from './childEnvironment.mjs';
import { currentPlatform, isNodeFit, isPnpmFit, oldestNode, pinsOf, pnpmMajor } from './pins.mjs';
import { capture, runQuietly } from './runQuietly.mjs';

const suffix = process.platform === 'win32' ? '.exe' : '';

/**
 * Paths of a Node and a pnpm that fit: those at hand, else those fetched before, else fetched now
 * from the npm registry into `folder`. Throws a sentence that says what to install where a tool
 * cannot be fetched.
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

/** Where a pinned tool lies once it is fetched. @type {(folder: string, pin: string | undefined, file: string) => string} */
function fetched(folder, pin, file) {
  return join(folder, folderOf(pin ?? 'none'), file);
}

/** @param {string} pin */
function folderOf(pin) {
  return pin.replace('/', '+');
}

/** @type {(platform: string, tool: string) => never} */
function needByHand(platform, tool) {
  throw new Error(
    `Punctual needs ${tool}, and cannot fetch it for ${platform} by itself.\n` +
      `Please install it (Node: https://nodejs.org, pnpm: npm install -g pnpm@${pnpmMajor}) and run the same command again.`,
  );
}

/** The pnpm on PATH when it fits; corepack's stand-in is not asked to download one. @param {NodeJS.ProcessEnv} environment */
async function pnpmAtHand(environment) {
  const settings = { ...childEnvironment(environment, []), COREPACK_ENABLE_NETWORK: '0' };
  const version = await capture('pnpm', ['--version'], settings);
  return version !== null && isPnpmFit(version) ? 'pnpm' : null;
}

/** @type {(folder: string, pins: string[], environment: NodeJS.ProcessEnv) => Promise<void>} */
async function fetchTools(folder, pins, environment) {
  process.stderr.write(`Fetching ${pins.join(' and ')} …\n`);
  mkdirSync(folder, { recursive: true });
  const place = join(folder, `fetching-${process.pid}`);
  mkdirSync(place);
  try {
    writeFileSync(join(place, 'package.json'), '{ "private": true }\n');
    const options = [
      '--no-save',
      '--ignore-scripts',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
    ];
    await npm(['install', ...options, ...pins], place, childEnvironment(environment, []));
    for (const pin of pins)
      moveIntoPlace(join(place, 'node_modules', nameOf(pin)), join(folder, folderOf(pin)));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Fetches that were cut off leave a folder named by a process that is no more. @param {string} folder */
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

/** Complete or not there at all: another bootstrap may have been faster. @type {(from: string, to: string) => void} */
function moveIntoPlace(from, to) {
  if (!existsSync(to)) renameSync(from, to);
}

/** @param {string} pin `@scope/name@1.2.3` */
function nameOf(pin) {
  return pin.slice(0, pin.lastIndexOf('@'));
}

/** @type {(args: string[], cwd: string, environment: NodeJS.ProcessEnv) => Promise<void>} */
async function npm(args, cwd, environment) {
  const cli = process.env['npm_execpath'] ?? '';
  const direct = basename(cli) === 'npm-cli.js';
  const [program, first] = direct ? [process.execPath, [cli]] : ['npm', []];
  await runQuietly(program, [...first, ...args], {
    cwd,
    env: environment,
    shell: !direct && suffix !== '',
  });
}
