import type { ServerContext } from '../calls/serverContext.ts';
import { keepShortly } from '../calls/keepShortly.ts';
import { statement } from '../database/statement.ts';
import type { WebhookEventType } from './rules/webhookEvent.ts';

export interface ActiveWebhook {
  readonly id: number;
  readonly types: readonly WebhookEventType[];
}

const readActiveWebhooks = statement<ActiveWebhook>(
  'readActiveWebhooks',
  'select id, types from webhook where is_on order by id',
);

/** The active webhooks, at most five seconds old. */
export interface ActiveWebhooks {
  read(now: Date): Promise<readonly ActiveWebhook[]>;
  /** Clears the cache: this process has changed them. */
  clear(): void;
}

/** Cached, so that punches need no further statement. */
export function createActiveWebhooks({
  database,
}: Pick<ServerContext, 'database'>): ActiveWebhooks {
  return keepShortly(5_000, () => database.run(readActiveWebhooks));
}
