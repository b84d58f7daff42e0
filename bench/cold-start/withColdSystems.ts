import { join } from 'node:path';
import { buildMonolith, monolithRemotes, signMonolith } from 'tooling/build/buildMonolith.ts';
import { monolithOutput } from 'tooling/workspace/workspace.ts';
import { buildPlainFluent, plainFluentOutput } from '../plain-fluent/buildPlainFluent.ts';
import { withFolder, withSystem } from '../company/withSystem.ts';

/** Addresses of three real servers with the demo company. */
export interface ColdSystems {
  readonly federated: string;
  /** The same sources as one application. */
  readonly monolith: string;
  /** A page with only Fluent and a button. */
  readonly plain: string;
}

/** All use the same server, so that API, headers and compression are equal. */
export async function withColdSystems<Result>(
  measure: (systems: ColdSystems) => Promise<Result>,
): Promise<Result> {
  await buildMonolith();
  await buildPlainFluent();
  return withFolder((folder) =>
    withSystem(join(folder, 'federated'), {}, async (federated) => {
      const data = join(folder, 'monolith');
      await signMonolith(data);
      const settings = { SHELL_DIRECTORY: monolithOutput, REMOTE_STORE: monolithRemotes };
      return withSystem(data, settings, (monolith) =>
        withSystem(join(folder, 'plain'), { SHELL_DIRECTORY: plainFluentOutput }, (plain) =>
          measure({ federated: federated.url, monolith: monolith.url, plain: plain.url }),
        ),
      );
    }),
  );
}
