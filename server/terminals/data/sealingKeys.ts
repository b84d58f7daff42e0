import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { newSealingKey } from './openSealed.ts';

interface SealingKey {
  readonly id: number;
  readonly public_key: Buffer;
  readonly private_key: Buffer;
}

const readNewest = statement<SealingKey>(
  'readNewestSealingKey',
  'select id, public_key, private_key from sealing_key order by id desc limit 1',
);

/** If servers start together, only one inserts it. */
const makeFirst = statement<never, { publicKey: Buffer; privateKey: Buffer; now: Date }>(
  'makeFirstSealingKey',
  `insert into sealing_key (id, public_key, private_key, made_at) values (1, $publicKey, $privateKey, $now)
   on conflict do nothing`,
);

export const readSealingKey = statement<SealingKey, { keyId: number }>(
  'readSealingKey',
  'select id, public_key, private_key from sealing_key where id = $keyId',
);

/** The key with which terminals seal; created on first use. */
export async function currentSealingKey(database: Database, now: Date): Promise<SealingKey> {
  const [newest] = await database.run(readNewest);
  if (newest !== undefined) return newest;
  const { publicKey, privateKey } = newSealingKey();
  await database.run(makeFirst, { publicKey, privateKey, now });
  return currentSealingKey(database, now);
}
