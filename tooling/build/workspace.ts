import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The root of the working tree, absolute. */
export const workspaceFolder = resolve(import.meta.dirname, '../..');

export const shellFolder = join(workspaceFolder, 'shell');
export const shellOutput = join(shellFolder, 'dist');
export const monolithOutput = join(workspaceFolder, 'dist/monolith');

/** Source maps lie apart from what is served. */
export const sourceMapFolder = join(workspaceFolder, 'dist/source-maps');

/** Where releases of remotes go; `REMOTE_STORE` names another directory. */
export function remoteStore(): string {
  return resolve(process.env['REMOTE_STORE'] ?? join(workspaceFolder, 'remote-store'));
}

/** Every package that describes itself as a remote. */
export function remoteNames(): string[] {
  return readdirSync(workspaceFolder)
    .filter((name) => existsSync(join(workspaceFolder, name, 'remote.config.ts')))
    .toSorted();
}
