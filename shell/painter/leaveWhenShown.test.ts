import { beforeEach, expect, test, vi } from 'vitest';
import { leaveWhenShown } from './leaveWhenShown.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div><div id="painted"></div>';
  const painted = document.getElementById('painted');
  if (painted) leaveWhenShown(painted);
});

const isPainted = () => document.getElementById('painted') !== null;

async function show(content: string): Promise<void> {
  const root = document.getElementById('root');
  if (root) root.innerHTML = content;
  await vi.advanceTimersByTimeAsync(0);
}

test('what is painted stays while only a place is held, and goes with the first screen', async () => {
  await show('<main><p data-loading></p></main>');
  expect(isPainted()).toBe(true);
  await show('<main><p>Clocked in</p></main>');
  expect(isPainted()).toBe(false);
});

test('what is painted stays while rows are on their way, for three seconds', async () => {
  await show('<main><p>My History</p><div data-loading="rows"></div></main>');
  await vi.advanceTimersByTimeAsync(2_900);
  expect(isPainted()).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(isPainted()).toBe(false);
});

test('rows that follow those that are there are not waited for', async () => {
  await show('<main><p>Monday</p><div data-more><div data-loading="rows"></div></div></main>');
  expect(isPainted()).toBe(false);
});

test('a press that waits is waited for longer than rows', async () => {
  await show('<main><p data-loading></p><div data-loading="rows"></div></main>');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(isPainted()).toBe(true);
});

test('what takes too long is shown as far as it is', async () => {
  await show('<main><p data-loading></p></main>');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isPainted()).toBe(false);
});

test('on a line so slow that nothing has come, what is painted stays until something has', async () => {
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isPainted()).toBe(true);
  await show('<p>It loads.</p>');
  expect(isPainted()).toBe(false);
});
