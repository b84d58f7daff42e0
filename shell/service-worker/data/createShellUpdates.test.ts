import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShellUpdates } from './createShellUpdates.ts';

const own = '/shell.0000000000000000.js';

beforeEach(() => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible'));
afterEach(() => vi.useRealTimers());

test('on a first visit there is nothing to update, and what was loaded before is kept', async () => {
  const { active, updates } = visit({ active: workerOf(own), isControlled: false });
  await waitFor(() => expect(active.told).toContain('CACHE_URLS'));
  expect(updates.isReady()).toBe(false);
});

test('a waiting worker of another build makes an update ready, and takes over when asked', async () => {
  const page = visit({ active: workerOf(own), waiting: workerOf('/shell.other.js') });
  await waitFor(() => expect(page.updates.isReady()).toBe(true));
  expect(page.waiting?.told).not.toContain('SKIP_WAITING');

  const taken = page.updates.take();
  expect(page.waiting?.told).toContain('SKIP_WAITING');
  expect(page.reload).not.toHaveBeenCalled();
  page.waiting?.dispatchEvent(new Event('statechange'));
  await taken;
  expect(page.reload).toHaveBeenCalledOnce();
});

test('a page waits for its new worker as long as the old one is busy', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = visit({ active: workerOf(own), waiting: workerOf('/shell.other.js') });
  await waitFor(() => expect(page.updates.isReady()).toBe(true));
  const taken = page.updates.take();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.reload).not.toHaveBeenCalled();
  page.waiting?.dispatchEvent(new Event('statechange'));
  await taken;
  expect(page.reload).toHaveBeenCalledOnce();
});

test('a page that came new from the network lets its own worker take over silently', async () => {
  const page = visit({ active: workerOf('/shell.older.js'), waiting: workerOf(own) });
  await waitFor(() => expect(page.waiting?.told).toContain('SKIP_WAITING'));
  expect(page.updates.isReady()).toBe(false);
});

test('a page that is newer than its worker is not offered the older one', async () => {
  const page = visit({ active: workerOf('/shell.older.js') });
  await page.begun();
  expect(page.updates.isReady()).toBe(false);
});

test('a tab that runs on while another one updated is told', async () => {
  const page = visit({ active: workerOf(own) });
  await page.begun();
  const told = vi.fn();
  page.updates.subscribe(told);
  page.container.controller = workerOf('/shell.other.js');
  page.container.dispatchEvent(new Event('controllerchange'));
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  await page.updates.take();
  expect(page.reload).toHaveBeenCalledOnce();
});

test('a look at the page asks for a newer worker', async () => {
  const page = visit({ active: workerOf(own) });
  await page.begun();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.registration.update).toHaveBeenCalledOnce();
});

test('without a worker the page works', async () => {
  const container = Object.assign(new EventTarget(), {
    controller: null,
    register: vi.fn(() => Promise.reject(new Error('Forbidden.'))),
    ready: Promise.race<never>([]),
  });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as much of it as is used
  const updates = createShellUpdates(container as unknown as ServiceWorkerContainer, own);
  await waitFor(() => expect(container.register).toHaveBeenCalled());
  expect(updates.isReady()).toBe(false);
});

/** A worker that holds this script; records the types of its messages. */
function workerOf(script: string) {
  const told: string[] = [];
  return Object.assign(new EventTarget(), {
    told,
    state: 'activated',
    postMessage(message: { type: string; address?: string }, [port]: MessagePort[] = []) {
      told.push(message.type);
      port?.postMessage(message.address === script);
    },
  });
}

type Worker = ReturnType<typeof workerOf>;

function visit(found: { active: Worker; waiting?: Worker; isControlled?: boolean }) {
  const { active, waiting, isControlled = true } = found;
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting,
    installing: null,
    update: vi.fn(() => Promise.resolve()),
  });
  const addEventListener = vi.spyOn(registration, 'addEventListener');
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? active : null,
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  });
  const reload = vi.fn();
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as much of it as is used
  const updates = createShellUpdates(container as unknown as ServiceWorkerContainer, own, reload);
  const begun = () => waitFor(() => expect(addEventListener).toHaveBeenCalled());
  return { active, waiting, registration, container, reload, updates, begun };
}
