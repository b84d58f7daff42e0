import type { EventBus, RemoteHost } from 'shared-contracts';
import { createDevicePunchStore } from './createDevicePunchStore.ts';
import { createFallbackStore } from './createFallbackStore.ts';
import type { PunchQueue, TabNews } from './PunchQueue.ts';
import { createPunchQueue } from './createPunchQueue.ts';
import { deviceClock } from 'shared-time/device-clock';

interface Running {
  readonly ownerId: number;
  readonly queue: PunchQueue;
}

const running = new WeakMap<EventBus, Running>();

/**
 * The signed-in person's queue, created on first use. From then on it sends whatever page is shown,
 * until the session ends.
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

/** The events that trigger a retry or end the queues; once per page. */
function followThePage(bus: EventBus): void {
  void navigator.locks.request(lockOf(deviceClock.read().page), () => new Promise(() => undefined));
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

/** A lock that each page holds while open, so that other tabs can detect it. */
function lockOf(page: string): string {
  return `punctual.page.${page}`;
}

function otherTabs(ownerId: number) {
  const channel = new BroadcastChannel(`punctual.punches.${ownerId}`);
  return {
    tell: (news: TabNews) => channel.postMessage(news),
    onNews: (listener: (news: TabNews) => void) =>
      channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => listener(data)),
    async isOpen(page: string) {
      const { held = [] } = await navigator.locks.query();
      return held.some(({ name }) => name === lockOf(page));
    },
  };
}
