import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const neighbours = resolve(import.meta.dirname, '../..');

/** Whether this is an installed package, in the repository of one remote. */
export const isStandAlone = basename(neighbours) === 'node_modules';

/** The root of the working tree, absolute. */
export const workspaceFolder = isStandAlone ? process.cwd() : neighbours;

/** Where a package of ours lies, absolute. */
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

/** Source maps lie apart from what is served. */
export const sourceMapFolder = join(workspaceFolder, 'dist/source-maps');

/** Where builds of remotes lie until they are released, `<name>/<version>/` each. */
export const builtRemotes = join(workspaceFolder, 'dist/remotes');

/** The installation's data; `DATA_DIR` names another directory. */
export function dataDirectory(): string {
  return resolve(process.env['DATA_DIR']?.trim() || join(workspaceFolder, 'data'));
}

/** Address of the server whose API is used, or checked against; `SERVER` names another one. */
export const serverAddress = process.env['SERVER'] ?? 'http://localhost:4000';

/** Every package that describes itself as a remote. */
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

/** Reads a JSON file that this workspace writes itself, which is why its shape is known. */
export async function readOwnJson<Shape>(file: string): Promise<Shape> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- the one boundary to our own files
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Imports a module of the workspace by its path: what a package says of itself to the build. */
export async function importOwnModule<Shape>(file: string): Promise<Shape> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- the one boundary to our own modules
  return await import(pathToFileURL(file).href);
}
