import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMonolith, monolithRemotes, signMonolith } from 'tooling/build/buildMonolith.ts';
import { monolithOutput } from 'tooling/workspace/workspace.ts';
import { startSystem, type System } from 'tooling/system/startSystem.ts';
import { buildPlainFluent, plainFluentOutput } from '../plain-fluent/buildPlainFluent.ts';

/** Addresses of three real servers with the demo company. */
export interface ColdSystems {
  readonly federated: string;
  /** The same sources as one application. */
  readonly monolith: string;
  /** A page of nothing but Fluent and a button. */
  readonly plain: string;
}

/** All are served alike, so that API, headers and compression are the same. */
export async function withColdSystems<Result>(
  measure: (systems: ColdSystems) => Promise<Result>,
): Promise<Result> {
  await buildMonolith();
  await buildPlainFluent();
  const folder = await mkdtemp(join(tmpdir(), 'punctual-bench-'));
  const systems: System[] = [];
  const start = async (name: string, settings: Record<string, string>) => {
    const system = await startSystem(join(folder, name), settings);
    systems.push(system);
    return system.url;
  };
  try {
    const federated = await start('federated', {});
    await signMonolith(join(folder, 'monolith'));
    const monolith = await start('monolith', {
      SHELL_DIRECTORY: monolithOutput,
      REMOTE_STORE: monolithRemotes,
    });
    const plain = await start('plain', { SHELL_DIRECTORY: plainFluentOutput });
    return await measure({ federated, monolith, plain });
  } finally {
    for (const system of systems) await system.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
