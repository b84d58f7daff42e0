import type { EventBus } from 'shared-contracts';
import { emitPushed, parsePushed, pushedTypes } from '../rules/pushedEvent.ts';

/**
 * Listens to the server's events in one tab of the browser, the one that holds the lock; the bus
 * carries them to the others. Where push fails, what polls goes on polling. Returns what ends it.
 */
export function connectPush(bus: EventBus, employeeId: number): () => void {
  const end = new AbortController();
  void navigator.locks
    .request(`punctual.push.${employeeId}`, { signal: end.signal }, () =>
      listenUntil(end.signal, bus, employeeId),
    )
    .catch(() => undefined);
  return () => end.abort();
}

function listenUntil(signal: AbortSignal, bus: EventBus, employeeId: number): Promise<void> {
  return new Promise((resolve) => {
    const stream = new EventSource('/api/events');
    stream.addEventListener('open', () => bus.emit('push-state', { connected: true }));
    stream.addEventListener('error', () => bus.emit('push-state', { connected: false }));
    for (const type of pushedTypes) {
      stream.addEventListener(type, ({ data }) => {
        const event = parsePushed(String(data));
        if (event) emitPushed(bus, employeeId, event);
      });
    }
    signal.addEventListener('abort', () => {
      stream.close();
      resolve();
    });
  });
}
