import type { Authority } from 'shared-contracts';
import { expect, it } from 'vitest';
import { refusedFor, rightGroups, rightRefusal } from './rights.ts';

const administrator = new Set<Authority>(['DEV_ADMIN']);
const manager = new Set<Authority>(['MANAGE_COMPANY']);
const rights = Object.values(rightGroups).flat();

it('has every right once', () => {
  expect(new Set(rights).size).toBe(rights.length);
});

it('gives what somebody holds; an administrator also makes others manage the company', () => {
  const given = (held: ReadonlySet<Authority>) =>
    rights.filter((right) => rightRefusal(right, [], held, false) === null);
  expect(given(administrator)).not.toContain('SUPER_ADMIN');
  expect(given(administrator)).toContain('MANAGE_COMPANY');
  expect(given(manager)).not.toContain('DEV_ADMIN');
  expect(given(manager)).toContain('APPROVE_TIME');
});

it('leaves everybody the last right that opens these pages', () => {
  expect(rightRefusal('DEV_ADMIN', ['DEV_ADMIN'], administrator, true)).toBe('OWN_ACCESS');
  expect(rightRefusal('DEV_ADMIN', ['DEV_ADMIN'], administrator, false)).toBeNull();
  const both: Authority[] = ['DEV_ADMIN', 'MANAGE_COMPANY'];
  expect(rightRefusal('DEV_ADMIN', both, new Set(both), true)).toBeNull();
});

it('protects those who may do more, and the accounts of managers from all but administrators', () => {
  expect(refusedFor(['SUPER_ADMIN'], administrator)).toEqual({
    changes: ['SUPER_ADMIN'],
    opens: ['SUPER_ADMIN'],
  });
  expect(refusedFor(['APPROVE_TIME'], manager)).toEqual({ changes: [], opens: ['APPROVE_TIME'] });
  expect(refusedFor(['APPROVE_TIME'], administrator)).toEqual({ changes: [], opens: [] });
});
