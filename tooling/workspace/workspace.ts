import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const neighbours = resolve(import.meta.dirname, '../..');

/** Whether this is an installed package, in the repository of one remote. */
export const isStandAlone = basename(neighbours) === 'node_modules';

/** Absolute path of the working tree's root. */
export const workspaceFolder = isStandAlone ? process.cwd() : neighbours;

/** Absolute path of one of our packages. */
export function packageFolder(name: string): string {
  if (!isStandAlone) return join(workspaceFolder, name);
  return remoteNames().includes(name)
    ? workspaceFolder
    : join(workspaceFolder, 'node_modules', name);
}

export const shellFolder = join(workspaceFolder, 'shell');
export const shellOutput = join(shellFolder, 'dist');
export const monolithOutput = join(workspaceFolder, 'dist/monolith');

/** The bundled OpenAPI document. */
export const contractFile = join(packageFolder('shared-contracts'), 'openapi/openapi.gen.json');

/** Source maps are kept apart from served files. */
export const sourceMapFolder = join(workspaceFolder, 'dist/source-maps');

/** Builds of remotes before their release, in `<name>/<version>/`. */
export const builtRemotes = join(workspaceFolder, 'dist/remotes');

/** The installation's data directory; `DATA_DIR` overrides it. */
export function dataDirectory(): string {
  return resolve(process.env['DATA_DIR']?.trim() || join(workspaceFolder, 'data'));
}

/** Address of the server whose API is used, or checked against; `SERVER` overrides it. */
export const serverAddress = process.env['SERVER'] ?? 'http://localhost:4000';

/** Every package that is a remote. */
export function remoteNames(): string[] {
  if (isStandAlone) return [ownName()];
  return readdirSync(workspaceFolder)
    .filter((name) => existsSync(join(workspaceFolder, name, 'remote.config.ts')))
    .toSorted();
}

function ownName(): string {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- every package has a name
  const { name }: { name: string } = JSON.parse(
    readFileSync(join(workspaceFolder, 'package.json'), 'utf8'),
  );
  return name;
}

/** Reads a JSON file that this workspace writes itself, so its shape is known. */
export async function readOwnJson<Shape>(file: string): Promise<Shape> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- the one boundary to our own files
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Imports a module of the workspace by path: a package's description of itself for the build. */
export async function importOwnModule<Shape>(file: string): Promise<Shape> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- the one boundary to our own modules
  return await import(pathToFileURL(file).href);
}
