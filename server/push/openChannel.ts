import type { Database } from '../database/database.ts';
import { createLocalChannel } from './localChannel.ts';
import { createPostgresChannel } from './postgresChannel.ts';
import type { PushChannel } from './pushChannel.ts';

/** The channel that suits the database: one process, or as many as share a PostgreSQL. */
export async function openChannel(
  { kind }: Pick<Database, 'kind'>,
  databaseUrl: string | null,
): Promise<PushChannel> {
  if (kind === 'embedded' || databaseUrl === null) return createLocalChannel();
  return createPostgresChannel(databaseUrl);
}
