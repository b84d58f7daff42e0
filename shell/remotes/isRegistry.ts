import type { SignedRegistry } from 'shared-contracts';

/** Its signature says whether it is ours; its outline, whether there is something to check. */
export function isRegistry(value: unknown): value is SignedRegistry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sequence' in value &&
    typeof value.sequence === 'number' &&
    'remotes' in value &&
    Array.isArray(value.remotes) &&
    'signature' in value &&
    typeof value.signature === 'string'
  );
}
