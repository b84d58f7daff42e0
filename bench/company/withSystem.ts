import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystem, type System } from 'tooling/system/startSystem.ts';

/** Passes `measure` an empty folder, and removes it afterwards. */
export async function withFolder<Result>(
  measure: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'punctual-bench-'));
  try {
    return await measure(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a server during `measure`. Throws the error of `measure`, otherwise the errors that the
 * server logged.
 */
export async function withSystem<Result>(
  dataDirectory: string,
  settings: Record<string, string>,
  measure: (system: System) => Promise<Result>,
): Promise<Result> {
  const system = await startSystem(dataDirectory, settings);
  let result: Result;
  try {
    result = await measure(system);
  } catch (fault) {
    await system.kill();
    throw fault;
  }
  await system.stop();
  return result;
}

/** The same with the demo company in its own database. */
export function withDemo<Result>(measure: (system: System) => Promise<Result>): Promise<Result> {
  return withFolder((folder) => withSystem(join(folder, 'data'), {}, measure));
}
