import type { ServerContext } from '../calls/serverContext.ts';
import { keepShortly } from '../calls/keepShortly.ts';
import { statement } from '../database/statement.ts';
import type { WebhookEventType } from './rules/webhookEvent.ts';

interface ListenerRow {
  readonly id: number;
  readonly types: readonly WebhookEventType[];
}

const readListeners = statement<ListenerRow>(
  'readWebhookListeners',
  'select id, types from webhook where is_on order by id',
);

/** The active webhooks, at most five seconds old. */
export interface Listeners {
  read(now: Date): Promise<readonly ListenerRow[]>;
  /** Clears the cache: this process has changed them. */
  clear(): void;
}

/** Cached, so that punches need no further statement. */
export function createListeners({ database }: Pick<ServerContext, 'database'>): Listeners {
  return keepShortly(5_000, () => database.run(readListeners));
}
