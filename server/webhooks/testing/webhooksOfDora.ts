import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import type { components } from 'shared-contracts';
import { createRecordChain } from '../../records/data/recordChain.ts';
import { sql } from '../../testing/sql.ts';
import { logInAs } from '../../testing/testCompany.ts';
import type { TestServer } from '../../testing/testServer.ts';
import { secretsPurpose } from '../data/sealSecret.ts';
import { createPost } from '../data/createPost.ts';
import { deliverWebhook, type WebhookTrouble } from '../data/deliverWebhook.ts';
import { allowedNetworks } from '../data/allowedNetworks.ts';
import { startReceiver, type Receiver } from './startReceiver.ts';

type Request = components['schemas']['WebhookRequest'];
type State = components['schemas']['WebhookDeliveryState'];

/**
 * Webhooks that Dora creates, and their receiver; each test starts without either; `settings` of
 * the server use the same data directory. The receiver uses the server's clock.
 */
export function webhooksOfDora(server: TestServer, dataDirectory: string) {
  const troubles: WebhookTrouble[] = [];
  const around: { dora: string; receiver: Receiver | null } = { dora: '', receiver: null };
  let isFar = true;
  const receiver = () => {
    if (around.receiver === null) throw new Error('It runs inside of tests only.');
    return around.receiver;
  };
  const at = (time: string) => {
    server.now = new Date(time);
    vi.setSystemTime(server.now);
  };

  /** Sessions end while time passes. */
  const logIn = async () => {
    around.dora = await logInAs(server, 'dora');
    isFar = true;
  };

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    at('2026-03-12T08:00:00Z');
    troubles.length = 0;
    if (isFar) await logIn();
    isFar = false;
    const { body } = await server.call('getWebhooks', { as: around.dora });
    for (const { id } of body) {
      await server.call('deleteWebhook', { as: around.dora, path: { id } });
    }
    await server.database.run(...sql`delete from webhook_delivery`);
    around.receiver = await startReceiver();
  });
  afterEach(async () => {
    await around.receiver?.close();
  });
  afterAll(() => vi.useRealTimers());

  const requestOf = (request: Partial<Request> = {}): Request => ({
    name: 'Payroll',
    url: receiver().url,
    types: ['employee.clocked', 'time.changed', 'time.approved', 'schedule.changed'],
    fields: [],
    isOn: true,
    ...request,
  });
  const newSecret = async (id: number) => {
    const { body } = await server.call('makeWebhookSecret', { as: around.dora, path: { id } });
    return body.secret;
  };
  return {
    at,
    troubles,
    receiver,
    requestOf,
    newSecret,
    logIn,
    dora: () => around.dora,
    later: (seconds: number) => at(new Date(server.now.getTime() + seconds * 1000).toISOString()),
    /** Creates a webhook whose receiver knows its secret. */
    make: async (request: Partial<Request> = {}) => {
      const body = requestOf(request);
      const made = await server.call('makeWebhook', { as: around.dora, body });
      receiver().secret = await newSecret(made.body.id);
      return made.body.id;
    },
    find: async (id: number) => {
      const { body } = await server.call('getWebhooks', { as: around.dora });
      return body.find((webhook) => webhook.id === id);
    },
    /** Sends due messages until there are none. */
    deliver: async (id: number, isAllowed = allowedNetworks(['127.0.0.0/8'])) => {
      const configuration = { dataDirectory };
      const chain = createRecordChain({ database: server.database, configuration });
      const parts = {
        ...{ database: server.database, now: () => server.now },
        post: createPost(isAllowed, { timeout: 300, now: () => server.now }),
        key: () => chain.deriveKey(secretsPurpose),
        count: () => undefined,
        onTrouble: (trouble: WebhookTrouble) => void troubles.push(trouble),
      };
      let sent = 1;
      while (sent > 0) sent = await deliverWebhook(parts, id);
    },
    deliveries: async (state?: State) => {
      const query = state === undefined ? {} : { state };
      const { body } = await server.call('getWebhookDeliveries', { as: around.dora, query });
      return body.contents;
    },
  };
}
