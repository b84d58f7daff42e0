import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

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
