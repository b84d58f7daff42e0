import { expect, test } from 'vitest';
import { asksForUnworked } from './asksForUnworked.ts';

const march = { startDate: '2026-03-01', endDate: '2026-03-31', pageSize: 30 };

test('Planned shifts without time are asked for where undecided time is', () => {
  expect(asksForUnworked(march)).toBe(true);
  expect(asksForUnworked({ ...march, approvalStatus: ['INCOMPLETE', 'PENDING_DELETE'] })).toBe(
    true,
  );
  expect(asksForUnworked({ ...march, approvalStatus: ['APPROVED', 'DELETED'] })).toBe(false);
});

test('and by nothing that only recorded time has', () => {
  const people = { employeeIds: [1], positions: [2], search: 'Ella', infoFilter: [] };
  expect(asksForUnworked({ ...march, ...people })).toBe(true);
  expect(asksForUnworked({ ...march, infoFilter: ['LATE_LOGOFF'] })).toBe(false);
  expect(asksForUnworked({ ...march, onlyRecorded: true })).toBe(false);
  expect(asksForUnworked({ ...march, clockInFilter: { from: '06:00', to: '07:00' } })).toBe(false);
});
