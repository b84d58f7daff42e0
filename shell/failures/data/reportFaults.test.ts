import { expect, test } from 'vitest';
import { reportFaults } from './reportFaults.ts';

test('an error that nobody caught is reported with where it was thrown', () => {
  const [said] = reportsOf(new ErrorEvent('error', { error: new Error('No clock'), message: 'x' }));
  expect(said).toMatch(/No clock[^]*reportFaults\.test/);
});

test('an error of a file that tells nothing is reported in the browser’s words', () => {
  expect(reportsOf(new ErrorEvent('error', { message: 'Script error.' }))).toEqual([
    'Script error.',
  ]);
});

test('a size that changes while it is observed is no fault', () => {
  const message = 'ResizeObserver loop completed with undelivered notifications.';
  expect(reportsOf(new ErrorEvent('error', { message }))).toEqual([]);
});

function reportsOf(event: Event): string[] {
  const page = new EventTarget();
  const said: string[] = [];
  reportFaults(page, (message) => said.push(message));
  page.dispatchEvent(event);
  return said;
}
