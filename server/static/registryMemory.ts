import type { SignedRegistry } from 'shared-contracts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';

/** The newest registry that any process has served, also before this one started. */
export interface RegistryMemory {
  /**
   * As JSON, among those signed with this key; null before the first. The caller must verify the
   * signature.
   */
  newest(publicKey: string): Promise<string | null>;
  /** Stores a registry with a valid signature, unless a newer one is stored already. */
  keep(registry: SignedRegistry, publicKey: string): Promise<void>;
}

const readServed = statement<{ readonly registry: string }, { publicKey: string }>(
  'readServedRegistry',
  'select registry from served_registry where public_key = $publicKey',
);

/** A new key starts over. */
const keepServed = statement<never, { sequence: number; publicKey: string; registry: string }>(
  'keepServedRegistry',
  `insert into served_registry (sequence, public_key, registry) values ($sequence, $publicKey, $registry)
   on conflict (only_row) do update set sequence = excluded.sequence,
     public_key = excluded.public_key, registry = excluded.registry
   where excluded.sequence > served_registry.sequence
     or excluded.public_key <> served_registry.public_key`,
);

export function createRegistryMemory(database: Database): RegistryMemory {
  return {
    async newest(publicKey) {
      const [served] = await database.run(readServed, { publicKey });
      return served?.registry ?? null;
    },
    async keep(registry, publicKey) {
      await database.run(keepServed, {
        sequence: registry.sequence,
        publicKey,
        registry: JSON.stringify(registry),
      });
    },
  };
}
