import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createLocalChannel, type PushChannel, type PushedEvent } from './pushChannel.ts';
import type { Database } from '../database/database.ts';

const channelName = 'punctual_events';
/** As which connection PostgreSQL knows each server once. */
export const listenerName = 'punctual push';
const batchInMilliseconds = 50;
const reconnectInMilliseconds = 1_000;
const probeInMilliseconds = 2_000;
const patienceInMilliseconds = 2_000;
/** Events at which caches forget all that they keep. */
const dropping: readonly PushedEvent['type'][] = [
  'features-changed',
  'schedules-changed',
  'session-ended',
];
/** PostgreSQL takes payloads below 8000 bytes. */
const longestPayload = 7_500;

/**
 * Carries events between processes by LISTEN and NOTIFY. Events of 50 ms travel as one NOTIFY, sent
 * outside of transactions, which it would otherwise make wait for each other. Own listeners hear
 * them at once. While the connection is away nothing is carried: when it is back, caches are dropped
 * and `onGap` is told. One that has died without a word is noticed, since it is asked every two
 * seconds.
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

  /** What is kept in memory is dropped as if everything had changed; others are told by `onGap`. */
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

  /** One question after the other; a connection that does not answer one is given up. */
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

/** The channel that suits the database: one process, or as many as share a PostgreSQL. */
export async function openChannel(
  { kind }: Pick<Database, 'kind'>,
  databaseUrl: string | null,
): Promise<PushChannel> {
  if (kind === 'embedded' || databaseUrl === null) return createLocalChannel();
  return createPostgresChannel(databaseUrl);
}
