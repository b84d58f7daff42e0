import { expect, it } from 'vitest';
import { logInState } from './logInState.ts';

const account = { employeeId: 1, hasPassword: true, hasPin: false, lastUsedAt: null };
const at = '2026-03-02T08:00:00.000Z';

it('says first that an account is closed, then that there is none', () => {
  const used = { ...account, lastUsedAt: at };
  expect(logInState({ closed: true, username: 'mia' }, used)).toEqual({ kind: 'CLOSED' });
  expect(logInState({}, used)).toEqual({ kind: 'NONE' });
});

it('tells who never logged in from who did', () => {
  expect(logInState({ username: 'mia' }, account)).toEqual({ kind: 'NEVER' });
  expect(logInState({ username: 'mia' }, { ...account, lastUsedAt: at })).toEqual({
    ...{ kind: 'USED', at },
  });
});
