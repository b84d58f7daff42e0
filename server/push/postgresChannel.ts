import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createLocalChannel, type PushChannel, type PushedEvent } from './pushChannel.ts';
import type { Database } from '../database/database.ts';

/** The channel on which servers listen and notify. */
export const channelName = 'punctual_events';
/** The application name of each server's single listening connection. */
export const listenerName = 'punctual push';
const batchInMilliseconds = 50;
const reconnectInMilliseconds = 1_000;
const probeInMilliseconds = 2_000;
const patienceInMilliseconds = 2_000;
/** Events that clear caches. */
const dropping: readonly PushedEvent['type'][] = [
  'features-changed',
  'schedules-changed',
  'session-ended',
];
/** PostgreSQL limits payloads to less than 8000 bytes. */
const longestPayload = 7_500;

/**
 * Carries events between processes with LISTEN and NOTIFY. Sends the events of 50 ms as one NOTIFY,
 * outside transactions, which would otherwise wait for each other. Local listeners get them at
 * once. While the connection is down nothing is carried: after a reconnect, caches are cleared and
 * `onGap` is called. A ping every two seconds detects a dead connection.
 */
export async function createPostgresChannel(databaseUrl: string): Promise<PushChannel> {
  const local = createLocalChannel();
  const self = randomUUID();
  const gapListeners = new Set<() => void>();
  let waiting: PushedEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastQuestion = Promise.resolve();
  let reconnecting: NodeJS.Timeout | undefined;
  let closed = false;

  async function listen(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: listenerName,
      connectionTimeoutMillis: patienceInMilliseconds,
      query_timeout: patienceInMilliseconds,
    });
    next.on('error', () => undefined);
    next.once('end', () => {
      if (client !== next) return;
      client = null;
      listenAgain();
    });
    next.on('notification', ({ payload = '' }) => receive(payload));
    try {
      await next.connect();
      await next.query(`listen ${channelName}`);
      return next;
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
  }

  function listenAgain(): void {
    if (closed) return;
    reconnecting = setTimeout(() => {
      listen().then((next) => {
        if (closed) {
          void next.end();
          return;
        }
        client = next;
        tellGap();
      }, listenAgain);
    }, reconnectInMilliseconds);
  }

  /** Clears caches as if everything had changed, and calls the listeners of `onGap`. */
  function tellGap(): void {
    for (const type of dropping) local.publish({ type, employeeIds: [] });
    for (const listener of gapListeners) listener();
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
      ask('select pg_notify($1, $2)', [channelName, payload]);
    }
  }

  /** Asks one question at a time; a connection that does not answer is discarded. */
  function ask(question: string, values: string[] = []): void {
    lastQuestion = lastQuestion.then(async () => {
      const current = client;
      try {
        await current?.query(question, values);
      } catch {
        void current?.end().catch(() => undefined);
      }
    });
  }

  let client: pg.Client | null = await listen();
  const probing = setInterval(() => ask('select 1'), probeInMilliseconds);
  probing.unref();
  return {
    publish: (event) => {
      local.publish(event);
      waiting.push(event);
      timer ??= setTimeout(send, batchInMilliseconds);
    },
    subscribe: local.subscribe,
    onGap: (listener) => {
      gapListeners.add(listener);
      return () => gapListeners.delete(listener);
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      clearInterval(probing);
      clearTimeout(reconnecting);
      send();
      await lastQuestion;
      await client?.end();
      await local.close();
    },
  };
}

/**
 * The fewest payloads that hold the events; an event for very many people is split, one for all is
 * not.
 */
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

/** The channel for the database: within one process, or for several that share a PostgreSQL. */
export async function openChannel(
  { kind }: Pick<Database, 'kind'>,
  databaseUrl: string | null,
): Promise<PushChannel> {
  if (kind === 'embedded' || databaseUrl === null) return createLocalChannel();
  return createPostgresChannel(databaseUrl);
}
