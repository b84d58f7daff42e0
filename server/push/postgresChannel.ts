import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createLocalChannel } from './localChannel.ts';
import type { PushChannel, PushedEvent } from './pushChannel.ts';

const channelName = 'punctual_events';
const batchInMilliseconds = 50;
const reconnectInMilliseconds = 2_000;
/** PostgreSQL takes payloads below 8000 bytes. */
const longestPayload = 7_500;

/**
 * Carries events between processes by LISTEN and NOTIFY. Events of 50 ms travel as one NOTIFY, sent
 * outside of transactions, which it would otherwise make wait for each other. Own listeners hear
 * them at once. While the connection is away nothing is carried: pages poll as well.
 */
export async function createPostgresChannel(databaseUrl: string): Promise<PushChannel> {
  const local = createLocalChannel();
  const self = randomUUID();
  let waiting: PushedEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | null = null;
  let closed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'punctual push',
    });
    next.on('error', () => undefined);
    next.once('end', () => {
      client = null;
      if (!closed) setTimeout(() => void connect().catch(() => undefined), reconnectInMilliseconds);
    });
    next.on('notification', ({ payload = '' }) => receive(payload));
    try {
      await next.connect();
      await next.query(`listen ${channelName}`);
      client = next;
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
  }

  function receive(payload: string): void {
    const [sender, ...events] = parse(payload);
    if (sender === self) return;
    for (const event of events) if (isPushedEvent(event)) local.publish(event);
  }

  function send(): void {
    timer = undefined;
    const events = waiting;
    waiting = [];
    for (const payload of payloads(self, events)) {
      client?.query('select pg_notify($1, $2)', [channelName, payload]).catch(() => undefined);
    }
  }

  await connect();
  return {
    publish: (event) => {
      local.publish(event);
      waiting.push(event);
      timer ??= setTimeout(send, batchInMilliseconds);
    },
    subscribe: local.subscribe,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end();
      await local.close();
    },
  };
}

/** As few payloads as hold the events; an event for very many people is split, one for all is not. */
export function payloads(sender: string, events: readonly PushedEvent[]): string[] {
  const small = events.flatMap(({ type, employeeIds }) =>
    Array.from({ length: Math.max(1, Math.ceil(employeeIds.length / 300)) }, (_, part) => ({
      type,
      employeeIds: employeeIds.slice(part * 300, (part + 1) * 300),
    })),
  );
  const result: string[] = [];
  let current: unknown[] = [sender];
  for (const event of small) {
    if (JSON.stringify([...current, event]).length > longestPayload) {
      result.push(JSON.stringify(current));
      current = [sender];
    }
    current.push(event);
  }
  return current.length > 1 ? [...result, JSON.stringify(current)] : result;
}

function parse(payload: string): readonly unknown[] {
  const message: unknown = JSON.parse(payload);
  return Array.isArray(message) ? message : [];
}

function isPushedEvent(value: unknown): value is PushedEvent {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  return (
    typeof value.type === 'string' && 'employeeIds' in value && Array.isArray(value.employeeIds)
  );
}
