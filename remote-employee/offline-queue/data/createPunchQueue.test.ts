import 'fake-indexeddb/auto';
import { createApiClient } from 'shared-contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPair } from 'shared-contracts/testing/timePair.ts';
import type { NewPunch } from '../rules/queuedPunch.ts';
import type { Reading } from 'shared-time/device-clock';
import { createDevicePunchStore } from './createDevicePunchStore.ts';
import { createFallbackStore } from './createFallbackStore.ts';
import { createPunchQueue } from './createPunchQueue.ts';
import type { PunchQueue, TabNews } from './PunchQueue.ts';
import type { PunchStore } from './PunchStore.ts';
import { startPunchQueue } from './startPunchQueue.ts';

const hour = 3_600_000;
const serverStart = Date.parse('2026-11-19T05:00:00.000Z');

let device: Device;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  device = new Device();
});
afterEach(() => {
  for (const stop of device.stops) stop();
  vi.useRealTimers();
});

describe('a punch', () => {
  it('is on the device before it is sent, and gone when it was recorded', async () => {
    device.answer = () => 'nothing';
    const queue = device.openTab();
    queue.punch(device.press('clock-in'));
    await until(() => device.sent.length === 1);
    expect(await device.store.read(7)).toHaveLength(1);
    device.answer = () => 'recorded';
    device.isOnline = false;
    device.wake(queue);
    await until(() => queue.state().waiting.length === 0);
    expect(await device.store.read(7)).toEqual([]);
    expect(new Set(device.sent.map(({ key }) => key)).size).toBe(1);
  });

  it('survives a browser restart, with its time and its key', async () => {
    device.isOnline = false;
    device.openTab('before').punch(device.press('clock-in', { page: 'before' }));
    await until(async () => (await device.store.read(7))[0]?.pause != null);
    device.closeTabs();
    device.pass(2 * hour);
    device.isOnline = true;
    const queue = device.openTab('after');
    await until(() => device.recorded.length === 1);
    await until(() => queue.state().waiting.length === 0);
    expect(Math.round((device.sent.at(-1)?.delay ?? 0) / 60_000)).toBe(120);
  });

  it('keeps its time on a device whose clock was set three hours forward meanwhile', async () => {
    device.isOnline = false;
    device.openTab('before').punch(device.press('clock-in', { page: 'before' }));
    await until(async () => (await device.store.read(7))[0]?.pause != null);
    device.closeTabs();
    device.pass(2 * hour);
    device.wrong += 3 * hour;
    device.isOnline = true;
    device.openTab('after');
    await until(() => device.recorded.length === 1);
    expect(Math.round((device.sent.at(-1)?.delay ?? 0) / 60_000)).toBe(120);
  });

  it('says how long the question about its place held it back, also where the phone slept over it', async () => {
    const queue = device.openTab('awake');
    queue.punch({
      ...device.press('clock-in', { page: 'awake' }),
      hold: 100_000,
      needsPlace: true,
    });
    await until(async () => (await device.store.read(7)).length === 1);
    device.pass(600_000);
    queue.wake();
    await until(() => device.recorded.length === 1);
    expect(inMinutes(device.sent[0])).toEqual({ delay: 10, held: 10 });
  });

  it('does not count what the network held back as held by the question', async () => {
    device.isOnline = false;
    const queue = device.openTab();
    const punch = device.press('clock-in');
    const { key } = punch;
    queue.punch({ ...punch, hold: 100_000, needsPlace: true });
    await until(async () => (await device.store.read(7)).length === 1);
    device.pass(60_000);
    queue.place(key, {}, 0);
    await until(async () => (await device.store.read(7))[0]?.pause != null);
    device.pass(600_000);
    device.wake(queue);
    await until(() => device.recorded.length === 1);
    expect(inMinutes(device.sent[0])).toEqual({ delay: 11, held: 1 });
  });

  it('does not count what the punch before it held back as held by the question', async () => {
    device.isOnline = false;
    const queue = device.openTab();
    const before = device.press('clock-in');
    queue.punch(before);
    await until(async () => (await device.store.read(7))[0]?.pause != null);
    const question = { hold: 100_000, needsPlace: true };
    queue.punch({ ...device.press('break', { shiftKey: before.key }), ...question });
    await until(async () => (await device.store.read(7)).length === 2);
    device.pass(600_000);
    device.wake(queue);
    await until(() => device.recorded.length === 2);
    expect(device.sent.map(({ held }) => held)).toEqual([0, 100_000]);
  });

  it('is kept and sent whatever those throw who are told of it', async () => {
    const queue = device.openTab();
    const fail = () => {
      throw new Error('not mine');
    };
    queue.subscribe(fail);
    queue.listen({ onRecorded: fail, onRefused: fail });
    const later = vi.fn();
    queue.subscribe(later);
    queue.punch(device.press('clock-in'));
    await until(() => device.recorded.length === 1);
    await until(() => queue.state().waiting.length === 0);
    expect(later).toHaveBeenCalled();
    expect(device.faults.length).toBeGreaterThan(0);
  });

  it('goes out once when its answer is lost', async () => {
    device.answer = (count) => (count === 1 ? 'lost' : 'recorded');
    const queue = device.openTab();
    queue.punch(device.press('clock-in'));
    await until(() => queue.state().waiting.length === 0);
    expect(device.sent).toHaveLength(2);
    expect(device.recorded).toHaveLength(1);
  });

  it('is told in the tab where it was pressed, whichever sends it', async () => {
    device.isOnline = false;
    const told: string[] = [];
    const listen = (queue: PunchQueue, tab: string) =>
      queue.listen({
        onRecorded: ({ isTold }) => void (isTold && told.push(tab)),
        onRefused: () => undefined,
      });
    const pressed = device.openTab('one');
    const sending = device.openTab('two');
    listen(pressed, 'one');
    listen(sending, 'two');
    pressed.punch(device.press('clock-in', { page: 'one' }));
    await until(async () => (await device.store.read(7))[0]?.pause != null);
    pressed.stop();
    device.wake(sending);
    await until(() => told.length > 0);
    expect(told).toEqual(['one']);
  });

  it('is told where it is sent when the tab where it was pressed is gone', async () => {
    device.isOnline = false;
    device.openTab('gone').punch(device.press('clock-in', { page: 'gone' }));
    await until(async () => (await device.store.read(7))[0]?.pause != null);
    device.closeTabs();
    const queue = device.openTab('next');
    const told: boolean[] = [];
    queue.listen({ onRecorded: ({ isTold }) => told.push(isTold), onRefused: () => undefined });
    device.wake(queue);
    await until(() => told.length > 0);
    expect(told).toEqual([true]);
  });

  it('goes out in order from two tabs at once', async () => {
    device.isOnline = false;
    const tabs = [device.openTab('one'), device.openTab('two')] as const;
    const keys: string[] = [];
    for (const kind of ['clock-in', 'break', 'resume', 'clock-out'] as const) {
      const punch = device.press(kind, { page: 'one', shiftKey: keys[0] });
      keys.push(punch.key);
      tabs[keys.length % 2]?.punch(punch);
      await until(async () => (await device.store.read(7)).length === keys.length);
    }
    device.isOnline = true;
    for (const tab of tabs) device.wake(tab);
    await until(() => device.recorded.length === 4);
    expect(device.recorded).toEqual(keys);
    expect(device.sent.filter(({ outcome }) => outcome === 'recorded')).toHaveLength(4);
  });

  it('waits for its owner: nobody else sends it', async () => {
    device.isOnline = false;
    device.openTab().punch(device.press('clock-in'));
    await until(async () => (await device.store.read(7)).length === 1);
    device.closeTabs();
    device.isOnline = true;
    device.signedIn = 8;
    device.openTab('other', 8);
    const stale = device.openTab('stale', 7);
    await until(() => stale.state().isSignedOut);
    expect(device.recorded).toEqual([]);
    expect(await device.store.read(7)).toMatchObject([{ outcome: null }]);
    device.signedIn = 7;
    device.wake(stale);
    await until(() => device.recorded.length === 1);
  });

  it('waits for log-in when the session has expired', async () => {
    device.signedIn = null;
    const queue = device.openTab();
    queue.punch(device.press('clock-in'));
    await until(() => queue.state().isSignedOut);
    device.signedIn = 7;
    device.wake(queue);
    await until(() => device.recorded.length === 1);
    expect(queue.state().isSignedOut).toBe(false);
  });

  it('that is refused stays with both sides until it is dismissed', async () => {
    device.answer = () => 'refused';
    device.open = openPair('2026-11-19T04:00:00.000Z');
    const queue = device.openTab();
    const punch = device.press('clock-in');
    queue.punch(punch);
    await until(() => queue.state().settled.length === 1);
    expect(queue.state().settled[0]?.outcome).toEqual({
      kind: 'refused',
      code: 'ON_APPROVED_LEAVE',
      detail: 'You are on leave.',
      serverSince: '2026-11-19T04:00:00.000Z',
    });
    expect(queue.state().waiting).toEqual([]);
    queue.dismiss([punch.key]);
    await until(() => queue.state().settled.length === 0);
  });

  it('that went to the manager is told until it was read', async () => {
    device.answer = () => 'correction';
    const queue = device.openTab();
    queue.punch(device.press('clock-in'));
    await until(() => queue.state().settled.length === 1);
    expect(queue.state().settled[0]?.outcome).toMatchObject({ kind: 'correction' });
  });

  it('is undone while it is held, and never sent', async () => {
    const queue = device.openTab();
    const punch = { ...device.press('clock-in'), hold: 10_000 };
    queue.punch(punch);
    await until(async () => (await device.store.read(7)).length === 1);
    expect(await queue.undo(punch.key)).toBe(true);
    device.pass(11_000);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(device.sent).toEqual([]);
  });

  it('is sent at once when the page is left, and not twice', async () => {
    const queue = device.openTab('page');
    queue.punch({ ...device.press('clock-in'), hold: 10_000 });
    await until(async () => (await device.store.read(7)).length === 1);
    queue.release(true);
    await until(() => queue.state().waiting.length === 0);
    expect(device.recorded).toHaveLength(1);
  });

  it('is not sent alone when the page is left, where another one is to come after it', async () => {
    const queue = device.openTab('page');
    const held = { hold: 100_000, needsPlace: true };
    const ends = { ...device.press('clock-out', { shiftKey: 'earlier' }), ...held };
    const begins = { ...device.press('clock-in'), ...held, after: ends.key };
    queue.punch(ends);
    queue.punch(begins);
    await until(async () => (await device.store.read(7)).length === 2);
    queue.release(true);
    queue.stop();
    await until(async () => (await device.store.read(7)).every(({ hold }) => hold === 0));
    expect(device.sent).toEqual([]);
    device.closeTabs();
    device.openTab('next');
    await until(() => device.recorded.length === 2);
    expect(device.recorded).toEqual([ends.key, begins.key]);
  });

  it('is not sent when the page is left while its question is open: once it is closed, the next page asks', async () => {
    const queue = device.openTab('page');
    const punch = { ...device.press('clock-in'), hold: 100_000, needsPlace: true };
    queue.punch(punch);
    queue.ask(punch.key);
    await until(async () => (await device.store.read(7))[0]?.isAsked === true);
    queue.release(true);
    queue.stop();
    const next = device.openTab('next');
    await until(() => next.state().waiting.length === 1);
    const [asked] = next.state().waiting;
    expect(asked && (await next.mayAsk(asked))).toBe(false);
    device.closeTab('page');
    expect(asked && (await next.mayAsk(asked))).toBe(true);
    expect(device.sent).toEqual([]);
    next.place(punch.key, null, 0);
    await until(() => next.state().waiting.length === 0);
    expect(device.sent).toEqual([]);
  });

  it('is not sent when the page is left after log-out: somebody else may be signed in', async () => {
    const queue = device.openTab('page');
    queue.punch({ ...device.press('clock-in'), hold: 10_000 });
    await until(async () => (await device.store.read(7)).length === 1);
    queue.stop();
    device.signedIn = 8;
    queue.release(true);
    await until(async () => (await device.store.read(7))[0]?.hold === 0);
    expect(device.sent).toEqual([]);
  });
});

describe('a device that refuses storage', () => {
  it('sends the punch all the same, and says that it cannot keep it', async () => {
    device.isOnline = false;
    const queue = device.openTab('page', 7, full);
    queue.punch(device.press('clock-in'));
    await until(() => !queue.state().isKept);
    expect(queue.state().waiting).toHaveLength(1);
    device.isOnline = true;
    device.wake(queue);
    await until(() => queue.state().waiting.length === 0);
    expect(device.recorded).toHaveLength(1);
    expect(queue.state().isKept).toBe(true);
  });
});

describe('two versions of the remote in one window', () => {
  it('send by the one that was shown last', async () => {
    device.isOnline = false;
    const older = device.openTab();
    startPunchQueue(older);
    older.punch(device.press('clock-in'));
    await until(async () => (await device.store.read(7))[0]?.pause != null);
    const newer = device.openTab();
    startPunchQueue(newer);
    newer.stop();
    device.wake(older);
    let turns = 0;
    await until(() => (turns += 1) > 100);
    expect(device.sent).toEqual([]);
    startPunchQueue(older);
    await until(() => device.recorded.length === 1);
  });

  it('send by both what only the older one’s memory holds', async () => {
    device.isOnline = false;
    const older = device.openTab('page', 7, full);
    startPunchQueue(older);
    older.punch(device.press('clock-in'));
    await until(() => !older.state().isKept);
    startPunchQueue(device.openTab('page', 7, full));
    device.wake(older);
    await until(() => device.recorded.length === 1);
  });
});

/** A device that refuses storage. */
const full: PunchStore = {
  read: () => Promise.resolve([]),
  change: (_owner, change) => {
    if (change([]).length > 0) return Promise.reject(new Error('QuotaExceededError'));
    return Promise.resolve([]);
  },
};

function inMinutes({ delay, held }: Pick<Sent, 'delay' | 'held'> = { delay: 0, held: 0 }) {
  return { delay: Math.round(delay / 60_000), held: Math.round(held / 60_000) };
}

interface Sent {
  readonly key: string;
  readonly delay: number;
  readonly held: number;
  readonly outcome: string;
}

/** A device with its tabs, and the server behind the network. */
class Device {
  readonly store = createDevicePunchStore(crypto.randomUUID());
  readonly sent: Sent[] = [];
  readonly recorded: string[] = [];
  readonly stops: (() => void)[] = [];
  readonly faults: unknown[] = [];
  isOnline = true;
  signedIn: number | null = 7;
  /** Milliseconds by which the device's clock is ahead of the server's. */
  wrong = 3 * hour;
  open: ReturnType<typeof openPair> | null = null;
  answer: (count: number) => 'recorded' | 'lost' | 'nothing' | 'refused' | 'correction' = () =>
    'recorded';
  private passed = 0;
  private lock: Promise<unknown> = Promise.resolve();
  private readonly tabs = new Map<string, (news: TabNews) => void>();

  openTab(page = 'page', ownerId = 7, store: PunchStore = this.store) {
    const queue = createPunchQueue({
      api: createApiClient({
        baseUrl: 'http://localhost',
        fetch: (input) => this.fetch(new Request(input)),
        locale: () => 'en',
        newKey: () => crypto.randomUUID(),
      }),
      ownerId,
      store: createFallbackStore(store),
      clock: { read: () => this.read(page) },
      alone: (work) => {
        const done = this.lock.then(work);
        this.lock = done.catch(() => undefined);
        return done;
      },
      tabs: {
        tell: (news) => {
          for (const [other, listener] of this.tabs) if (other !== page) listener(news);
        },
        onNews: (listener) => this.tabs.set(page, listener),
        isOpen: async (asked) => this.tabs.has(asked),
      },
      random: () => 0,
      onFault: (fault) => this.faults.push(fault),
    });
    this.stops.push(() => {
      queue.stop();
      this.tabs.delete(page);
    });
    return queue;
  }

  closeTab(page: string): void {
    this.tabs.delete(page);
  }

  closeTabs(): void {
    for (const stop of this.stops.splice(0)) stop();
  }

  pass(milliseconds: number): void {
    this.passed += milliseconds;
  }

  wake(queue: ReturnType<typeof createPunchQueue>): void {
    this.isOnline = true;
    queue.wake();
  }

  press(
    kind: 'clock-in' | 'break' | 'resume' | 'clock-out',
    { page = 'page', shiftKey }: { page?: string; shiftKey?: string | undefined } = {},
  ): NewPunch {
    const body = { employeeAssignmentId: 31, timeZoneOffset: 60 };
    const server = serverStart + this.passed;
    return {
      key: crypto.randomUUID(),
      hold: 0,
      needsPlace: false,
      pressed: { ...this.read(page), server },
      request:
        kind === 'clock-in'
          ? { kind, body }
          : { kind, body: { ...body, pairType: 'BREAK', shiftKey: shiftKey ?? '' } },
      press: {
        kind,
        at: new Date(server).toISOString(),
        begins: {
          assignmentId: 31,
          position: 'Ward host',
          timeZone: 'Europe/Berlin',
          timeType: null,
          costCenter: null,
        },
      },
    };
  }

  private read(page: string): Reading {
    return { wall: serverStart + this.passed + this.wrong, monotonic: this.passed, page };
  }

  private async fetch(request: Request): Promise<Response> {
    if (!this.isOnline) throw new TypeError('offline');
    const { pathname } = new URL(request.url);
    if (this.signedIn === null) return problem(401, 'NO_SESSION', '');
    if (pathname.endsWith('/session')) {
      return Response.json({ employeeId: this.signedIn });
    }
    if (pathname.endsWith('/active-shift')) {
      const serverTime = new Date(serverStart + this.passed).toISOString();
      return Response.json({ activeShiftSummary: this.open, serverTime });
    }
    return this.judge(request);
  }

  private async judge(request: Request): Promise<Response> {
    const key = request.headers.get('idempotency-key') ?? '';
    const body: { delayInMilliseconds: number; heldInMilliseconds?: number } = await request.json();
    const outcome = this.signedIn === 7 ? this.answer(this.sent.length + 1) : 'foreign';
    const { delayInMilliseconds: delay, heldInMilliseconds: held = 0 } = body;
    this.sent.push({ key, delay, held, outcome });
    if (outcome === 'foreign') return problem(404, 'NOT_FOUND', '');
    if (outcome === 'nothing') throw new TypeError('cut');
    if (outcome === 'refused') return problem(409, 'ON_APPROVED_LEAVE', 'You are on leave.');
    if (!this.recorded.includes(key)) this.recorded.push(key);
    if (outcome === 'lost') throw new TypeError('cut');
    const translatedViolation = 'Your manager decides.';
    const code = 'RECORDED_AS_CORRECTION';
    return Response.json({
      shiftTimePairs: [openPair('2026-11-19T05:00:00.000Z')],
      violations:
        outcome === 'correction' ? [{ userId: 7, violation: { code, translatedViolation } }] : [],
    });
  }
}

function problem(status: number, code: string, detail: string): Response {
  const headers = { 'content-type': 'application/problem+json' };
  return Response.json({ code, status, title: code, detail, traceId: 't' }, { status, headers });
}

/** Runs the queue, including its pauses, until the condition holds. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) {
    if (await isSo()) return;
    device.pass(10);
    await vi.advanceTimersByTimeAsync(10);
  }
  throw new Error('It did not come to be so.');
}
