import { expect, it } from 'vitest';
import type { Authority } from 'shared-contracts';
import { invitationRefusal } from './invitationRefusal.ts';

const joiner = {
  ...{ employeeId: 2, username: 'nils', closedAt: null, authorities: [], hasPassword: false },
} as const;
const inviter = (...held: readonly Authority[]) => ({ id: 1, authorities: new Set(held) });

it('lets only administrators give a first password next to single sign-on', () => {
  expect(invitationRefusal(joiner, inviter('MANAGE_COMPANY'), false)).toBeNull();
  expect(invitationRefusal(joiner, inviter('MANAGE_COMPANY'), true)).toBe('RIGHTS_NOT_HELD');
  expect(invitationRefusal(joiner, inviter('MANAGE_COMPANY', 'DEV_ADMIN'), true)).toBeNull();
});

it('replaces a password that somebody has, with single sign-on as well', () => {
  const member = { ...joiner, hasPassword: true };
  expect(invitationRefusal(member, inviter('MANAGE_COMPANY'), true)).toBeNull();
});
