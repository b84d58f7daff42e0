import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { runQuietly } from './runQuietly.mjs';

/**
 * The last installation, in lines: the digest of its inputs, then the folders that got packages.
 */
const stamp = join('node_modules', '.punctual-installed');

/**
 * Installs what the lockfile specifies. Does nothing if lockfile, settings and packages are those
 * of the last installation, and its folders exist.
 *
 * @param {string} pnpm
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
 */
export async function installPackages(pnpm, root, environment) {
  const wanted = await wantedDigest(root);
  if (await isInstalled(root, wanted)) return;
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
  const folders = (await packageFolders(root)).filter((folder) => hasModules(root, folder));
  await mkdir(join(root, 'node_modules'), { recursive: true });
  await writeFile(join(root, stamp), [wanted, ...folders].join('\n'));
}

/** @param {string} root @param {string} wanted */
async function isInstalled(root, wanted) {
  try {
    const [digest, ...folders] = (await readFile(join(root, stamp), 'utf8')).split('\n');
    return digest === wanted && folders.every((folder) => hasModules(root, folder));
  } catch {
    return false;
  }
}

/** @param {string} root @param {string} folder */
function hasModules(root, folder) {
  return existsSync(join(root, folder, 'node_modules'));
}

/** Covers every file that determines what is installed, and the platform. @param {string} root */
async function wantedDigest(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  const packages = (await packageFolders(root)).map((folder) => join(folder, 'package.json'));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packages]) {
    hash.update(`\n${file}\n`).update(await readFile(join(root, file)).catch(() => 'none'));
  }
  return hash.digest('hex');
}

/** The root and its workspace packages. @param {string} root */
async function packageFolders(root) {
  const entries = await readdir(root, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return ['.', ...names.sort()].filter((name) => existsSync(join(root, name, 'package.json')));
}
