import type { ServerContext } from '../calls/serverContext.ts';
import { keepShortly } from '../database/keepShortly.ts';
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

/** Which webhooks listen, as it was at most five seconds ago. */
export interface Listeners {
  read(now: Date): Promise<readonly ListenerRow[]>;
  /** Forgets what is known: this process has changed them. */
  clear(): void;
}

/** Kept, so that punches ask for them no further statement. */
export function createListeners({ database }: Pick<ServerContext, 'database'>): Listeners {
  return keepShortly(5_000, () => database.run(readListeners));
}
