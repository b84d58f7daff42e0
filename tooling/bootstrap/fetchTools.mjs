import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { childEnvironment } from './childEnvironment.mjs';
import { runQuietly } from './runQuietly.mjs';

/** @typedef {import('./pins.mjs').Pin} Pin */

/**
 * Fetches the packages from the npm registry into `folder`, each complete or not at all. A file
 * whose digest differs from the pin is not unpacked: throws an error that names it.
 *
 * @param {string} folder
 * @param {readonly Pin[]} pins
 * @param {NodeJS.ProcessEnv} environment
 */
export async function fetchTools(folder, pins, environment) {
  process.stderr.write(`Fetching ${pins.map((pin) => pin.package).join(' and ')} …\n`);
  mkdirSync(folder, { recursive: true });
  const place = join(folder, `fetching-${process.pid}`);
  mkdirSync(place);
  try {
    const files = [];
    for (const [index, pin] of pins.entries())
      files.push(await download(pin, join(place, `file-${index}`), environment));
    writeFileSync(join(place, 'package.json'), '{ "private": true }\n');
    const options = ['--no-save', '--ignore-scripts', '--offline', '--no-audit', '--no-fund'];
    await npm(['install', ...options, ...files], place, environment);
    for (const pin of pins)
      moveIntoPlace(join(place, 'node_modules', nameOf(pin)), join(folder, folderOf(pin)));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** The folder of a fetched package. @param {Pin} pin */
export function folderOf(pin) {
  return pin.package.replace('/', '+');
}

/** Downloads the package and checks it against the pin. @type {(pin: Pin, place: string, environment: NodeJS.ProcessEnv) => Promise<string>} */
async function download(pin, place, environment) {
  mkdirSync(place);
  await npm(['pack', '--prefer-offline', '--ignore-scripts', pin.package], place, environment);
  const [name = 'nothing'] = readdirSync(place);
  const file = join(place, name);
  const digest = createHash('sha512').update(readFileSync(file)).digest('base64');
  if (digest === pin.sha512) return file;
  throw new Error(
    `The registry gave another file for ${pin.package} than the one that Punctual was made with: it was not unpacked.\n` +
      `Please check which registry npm uses (npm config get registry). SHA-512 is ${digest}, not ${pin.sha512}.`,
  );
}

/** Another bootstrap may have been faster. @type {(from: string, to: string) => void} */
function moveIntoPlace(from, to) {
  if (!existsSync(to)) renameSync(from, to);
}

/** @param {Pin} pin `@scope/name@1.2.3` */
function nameOf(pin) {
  return pin.package.slice(0, pin.package.lastIndexOf('@'));
}

/** @type {(args: string[], cwd: string, environment: NodeJS.ProcessEnv) => Promise<void>} */
async function npm(args, cwd, environment) {
  const cli = environment['npm_execpath'] ?? '';
  const direct = basename(cli) === 'npm-cli.js';
  const [program, first] = direct ? [process.execPath, [cli]] : ['npm', []];
  await runQuietly(program, [...first, ...args], {
    cwd,
    env: childEnvironment(environment, []),
    shell: !direct && process.platform === 'win32',
  });
}
