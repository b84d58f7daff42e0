import { expect, it } from 'vitest';
import { openPages } from './companyPages.ts';

it('links administrators to keys for programs, and nobody else', () => {
  expect(openPages(['DEV_ADMIN']).flat()).toContain('keys');
  const others = openPages(['MANAGE_COMPANY', 'APPROVE_TIME']);
  expect(others.flat()).not.toContain('keys');
  expect(others).not.toContainEqual([]);
});
