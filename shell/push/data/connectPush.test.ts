import { createEventBus } from 'shared-contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectPush } from './connectPush.ts';

/** Stands in for the browser's EventSource, which jsdom lacks; the test drives it. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 0;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  tell(type: 'open' | 'error', readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event(type));
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Stream.opened = [];
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: unknown, work: () => Promise<void>) => work() },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected(): { readonly states: boolean[]; readonly end: () => void } {
  const bus = createEventBus();
  const states: boolean[] = [];
  bus.on('push-state', (state) => states.push(state.connected));
  return { states, end: connectPush(bus, 4) };
}

it('opens the stream anew within a second when a proxy answered without a server', () => {
  const { states } = connected();
  Stream.opened.at(-1)?.tell('open', 1);
  Stream.opened.at(-1)?.tell('error', Stream.CLOSED);
  expect(Stream.opened).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(Stream.opened).toHaveLength(2);
  Stream.opened.at(-1)?.tell('open', 1);
  expect(states).toEqual([true, false, true]);
});

it('leaves it to the browser while that tries again itself', () => {
  connected();
  Stream.opened.at(-1)?.tell('error', 0);
  vi.advanceTimersByTime(60_000);
  expect(Stream.opened).toHaveLength(1);
});

it('tries ever less often, and at once again after it was open', () => {
  connected();
  for (let time = 0; time < 8; time += 1) {
    Stream.opened.at(-1)?.tell('error', Stream.CLOSED);
    vi.advanceTimersByTime(30_000);
  }
  expect(Stream.opened).toHaveLength(9);
  Stream.opened.at(-1)?.tell('error', Stream.CLOSED);
  vi.advanceTimersByTime(10_000);
  expect(Stream.opened).toHaveLength(9);
  vi.advanceTimersByTime(20_000);
  Stream.opened.at(-1)?.tell('open', 1);
  Stream.opened.at(-1)?.tell('error', Stream.CLOSED);
  vi.advanceTimersByTime(1_000);
  expect(Stream.opened).toHaveLength(11);
});

it('stays closed once the person has left', () => {
  const { end } = connected();
  Stream.opened.at(-1)?.tell('error', Stream.CLOSED);
  end();
  vi.advanceTimersByTime(60_000);
  expect(Stream.opened).toHaveLength(1);
});
