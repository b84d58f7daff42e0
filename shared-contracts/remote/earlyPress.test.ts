// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { earlyPress, waitingMark } from './earlyPress.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T09:00:00.000Z') });
  return () => void vi.useRealTimers();
});

const press = { action: 'clock-in', server: 5 } as const;

test('a press waits for its person, and is told of, until it is forgotten', () => {
  const told = vi.fn();
  const stop = earlyPress.onKept(told);
  earlyPress.keep(7, press);
  stop();
  earlyPress.keep(8, press);
  expect(told).toHaveBeenCalledTimes(1);
  expect(earlyPress.read(7)).toMatchObject({ ...press, origin: performance.timeOrigin });
  earlyPress.forget(7);
  expect(earlyPress.read(7)).toBeUndefined();
  expect(earlyPress.read(8)).toBeDefined();
});

test('after ten minutes, and where the device’s clock was set, it is too old', () => {
  earlyPress.keep(7, press);
  const isTooOld = () => earlyPress.isTooOld(earlyPress.read(7) ?? expect.fail());
  vi.setSystemTime('2026-11-19T09:09:59.999Z');
  expect(isTooOld()).toBe(false);
  vi.setSystemTime('2026-11-19T09:10:00.000Z');
  expect(isTooOld()).toBe(true);
  vi.setSystemTime('2026-11-19T08:50:00.000Z');
  expect(isTooOld()).toBe(true);
});

test('what cannot be read is no press', () => {
  localStorage.setItem('punctual.press.7', '{"key"');
  expect(earlyPress.read(7)).toBeUndefined();
});

test('the mark of waiting punches is each person’s own', () => {
  waitingMark.set(7);
  expect([waitingMark.isSet(7), waitingMark.isSet(8)]).toEqual([true, false]);
  waitingMark.clear(7);
  expect(waitingMark.isSet(7)).toBe(false);
});
