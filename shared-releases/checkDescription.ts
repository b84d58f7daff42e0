import type { RemoteManifest } from 'shared-contracts';
import { manifestFaults } from 'shared-contracts/registry/manifestFaults.ts';
import { Refusal } from './Refusal.ts';

/**
 * Checks that the value is a `remote.json` that every shell can read.
 *
 * @throws Refusal with every fault
 */
export function checkDescription(value: unknown): asserts value is RemoteManifest {
  const faults = manifestFaults(value);
  if (faults.length === 0) return;
  throw new Refusal(
    [
      'remote.json is faulty:',
      ...faults.map((sentence) => `  ${sentence}`),
      'Nothing was changed. Mend remote.config.ts.',
    ].join('\n'),
  );
}
