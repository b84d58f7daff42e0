import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The root of the working tree, absolute. */
export const workspaceFolder = resolve(import.meta.dirname, '../..');

export const shellFolder = join(workspaceFolder, 'shell');
export const shellOutput = join(shellFolder, 'dist');
export const monolithOutput = join(workspaceFolder, 'dist/monolith');

/** The bundled OpenAPI document. */
export const contractFile = join(workspaceFolder, 'shared-contracts/openapi/openapi.gen.json');

/** Source maps lie apart from what is served. */
export const sourceMapFolder = join(workspaceFolder, 'dist/source-maps');

/** Where builds of remotes lie until they are released, `<name>/<version>/` each. */
export const builtRemotes = join(workspaceFolder, 'dist/remotes');

/** The installation's data; `DATA_DIR` names another directory. */
export function dataDirectory(): string {
  return resolve(process.env['DATA_DIR']?.trim() || join(workspaceFolder, 'data'));
}

/** Every package that describes itself as a remote. */
export function remoteNames(): string[] {
  return readdirSync(workspaceFolder)
    .filter((name) => existsSync(join(workspaceFolder, name, 'remote.config.ts')))
    .toSorted();
}
