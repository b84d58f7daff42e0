import type { EventBus } from 'shared-contracts';
import { emitPushed, parsePushed, pushedTypes } from '../rules/pushedEvent.ts';

/** Milliseconds before the first retry when the browser itself gives up. */
const firstPause = 1_000;
const longestPause = 30_000;

/**
 * Listens to the server's events in the one tab that holds the lock; the bus relays them to the
 * others. If push fails, polling continues. Returns the function that stops it.
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
    let stream: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = firstPause;

    function open(): void {
      stream = new EventSource('/api/events');
      stream.addEventListener('open', () => {
        pause = firstPause;
        bus.emit('push-state', { connected: true });
      });
      stream.addEventListener('error', () => {
        bus.emit('push-state', { connected: false });
        // The response was not an event stream, for example a proxy's error page: the browser has
        // given up.
        if (stream.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(open, pause * (0.5 + Math.random() / 2));
        pause = Math.min(pause * 2, longestPause);
      });
      for (const type of pushedTypes) {
        stream.addEventListener(type, ({ data }) => {
          const event = parsePushed(String(data));
          if (event) emitPushed(bus, employeeId, event);
        });
      }
    }

    open();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      stream.close();
      resolve();
    });
  });
}
