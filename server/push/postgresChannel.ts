import { randomUUID } from 'node:crypto';
import { createLocalChannel, type PushChannel, type PushedEvent } from './pushChannel.ts';
import type { Database } from '../database/database.ts';
import { channelName, openListener } from './openListener.ts';

const batchInMilliseconds = 50;
/** Events that clear caches. */
const dropping: readonly PushedEvent['type'][] = [
  'features-changed',
  'schedules-changed',
  'company-changed',
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
      connection.ask('select pg_notify($1, $2)', [channelName, payload]);
    }
  }

  const connection = await openListener(databaseUrl, {
    onPayload: receive,
    onReconnected: tellGap,
  });
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
      clearTimeout(timer);
      connection.stop();
      send();
      await connection.end();
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
