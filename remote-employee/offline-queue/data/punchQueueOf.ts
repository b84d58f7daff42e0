import type { EventBus, RemoteHost } from 'shared-contracts';
import { createDevicePunchStore } from './createDevicePunchStore.ts';
import { createFallbackStore } from './createFallbackStore.ts';
import type { PunchQueue } from './PunchQueue.ts';
import { createPunchQueue } from './createPunchQueue.ts';
import { deviceClock } from './deviceClock.ts';

interface Running {
  readonly ownerId: number;
  readonly queue: PunchQueue;
}

const running = new WeakMap<EventBus, Running>();

/**
 * The queue of the person who is signed in, made when it is first asked for. From then on it sends
 * whatever page is shown, until the session ends.
 */
export function punchQueueOf({ api, bus }: Pick<RemoteHost, 'api' | 'bus'>, ownerId: number) {
  const known = running.get(bus);
  if (known?.ownerId === ownerId) return known.queue;
  known?.queue.stop();
  const queue = createPunchQueue({
    api,
    ownerId,
    store: createFallbackStore(createDevicePunchStore()),
    clock: deviceClock,
    alone: (work) => navigator.locks.request(`punctual.punches.${ownerId}`, work),
    tabs: otherTabs(ownerId),
    random: Math.random,
    onFault: reportError,
  });
  running.set(bus, { ownerId, queue });
  queue.subscribe(() =>
    bus.emit('unsent-punches', { employeeId: ownerId, count: queue.state().waiting.length }),
  );
  if (known === undefined) followThePage(bus);
  return queue;
}

/** What makes an attempt worthwhile, and what ends them; once for each page. */
function followThePage(bus: EventBus): void {
  const current = () => running.get(bus)?.queue;
  addEventListener('online', () => current()?.wake());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) current()?.wake();
  });
  addEventListener('pagehide', () => current()?.release(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') current()?.wake();
  });
  bus.on('session-ended', () => current()?.stop());
}

function otherTabs(ownerId: number) {
  const channel = new BroadcastChannel(`punctual.punches.${ownerId}`);
  return {
    tell: () => channel.postMessage('changed'),
    onChange: (listener: () => void) => channel.addEventListener('message', listener),
  };
}
