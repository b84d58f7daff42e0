import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyState, type KeyMaker } from './keyState.ts';

const now = '2026-03-12T10:00:00.000Z';
const administrator: KeyMaker = { isClosed: false, authorities: ['DEV_ADMIN'], assignments: [] };
const later = '2026-03-12T10:00:00.001Z';
const key = { expiresAt: later, endedAt: null, maker: administrator };

function onAssignment(startDate: string, endDate: string | null): KeyMaker {
  const dates = { assignmentId: 1, startDate, endDate, timeZone: 'Europe/Berlin' };
  return {
    ...administrator,
    authorities: [],
    assignments: [{ ...dates, authorities: ['DEV_ADMIN'] }],
  };
}

test('A key can be used until the instant at which it expires', () => {
  expect(keyState(key, now)).toBe('VALID');
  expect(keyState({ ...key, expiresAt: now }, now)).toBe('EXPIRED');
});

test.each([
  ['has no account any more', { ...administrator, isClosed: true }, 'MAKER_GONE'],
  ['has only other rights', { ...administrator, authorities: ['MANAGE_COMPANY'] }, 'MAKER_GONE'],
  ['administers by an assignment', onAssignment('2026-01-01', null), 'VALID'],
  ['did so until yesterday', onAssignment('2026-01-01', '2026-03-11'), 'MAKER_GONE'],
] as const)('Its maker %s', (_, maker, state) => {
  expect(keyState({ ...key, maker }, now)).toBe(state);
});

test('A revoked key stays revoked, whatever else is true of it', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), (isClosed, isOver) => {
      const maker = { ...administrator, isClosed };
      const revoked = { expiresAt: isOver ? now : later, endedAt: now, maker };
      expect(keyState(revoked, now)).toBe('ENDED');
    }),
  );
});
