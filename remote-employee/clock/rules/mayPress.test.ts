import { expect, it } from 'vitest';
import { assignment } from 'shared-contracts/testing/employee.ts';
import { mayPress } from './mayPress.ts';

it('needs the right to capture time on an active assignment', () => {
  expect(mayPress([assignment()], null)).toBe('yes');
  expect(mayPress([assignment({ authorityNames: ['VIEW_TIME'] })], null)).toBe('view-only');
  expect(mayPress([assignment({ active: false })], null)).toBe('no');
  expect(mayPress([], null)).toBe('no');
});

it('is asked of the assignment of the open shift', () => {
  const both = [assignment(), assignment({ id: 32, authorityNames: ['VIEW_TIME'] })];
  expect(mayPress(both, 31)).toBe('yes');
  expect(mayPress(both, 32)).toBe('view-only');
});
