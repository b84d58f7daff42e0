import type { Authority, EmployeeSession } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { assignmentAt } from '../../testing/assignmentAt.ts';
import { missingWork } from './missingWork.ts';

const today = '2026-11-22';

describe('why somebody has no page about time', () => {
  it('is that there is no assignment, or that it ended, or is still to begin', () => {
    expect(missingWork(session(), today)).toEqual({ kind: 'NONE' });
    expect(missingWork(session({}, ['2025-01-01', '2026-10-31']), today)).toEqual({
      kind: 'ENDED',
      day: '2026-10-31',
    });
    expect(
      missingWork(session({}, ['2025-01-01', '2026-10-31'], ['2026-12-01', null]), today),
    ).toEqual({ kind: 'FUTURE', day: '2026-12-01' });
  });

  it('is that nothing is allowed on it', () => {
    expect(missingWork(session({}, ['2025-01-01', null]), today)).toEqual({ kind: 'NOT_ALLOWED' });
    expect(missingWork(session({ assignment: ['VIEW_TIME'] }, ['2025-01-01', null]), today)).toBe(
      null,
    );
  });

  it('is not asked of managers and administrators', () => {
    expect(missingWork(session({ person: ['APPROVE_TIME'] }), today)).toBe(null);
    expect(missingWork(session({ person: ['DEV_ADMIN'] }), today)).toBe(null);
  });

  it('is said to whoever may clock as a person, but has nothing to clock on', () => {
    expect(missingWork(session({ person: ['CAPTURE_TIME'] }), today)).toEqual({ kind: 'NONE' });
  });
});

function session(
  { person = [], assignment = [] }: { person?: Authority[]; assignment?: Authority[] } = {},
  ...dates: readonly (readonly [string, string | null])[]
): EmployeeSession {
  return {
    kind: 'employee',
    employeeId: 1,
    authorities: person,
    assignAuths: dates.map((_, index) => ({ assignmentId: index, authorities: assignment })),
    employee: {
      id: 1,
      employeeNumber: '1',
      firstName: 'A',
      lastName: 'B',
      assignments: dates.map(([startDate, endDate], id) => ({
        ...assignmentAt(),
        id,
        startDate,
        endDate,
        active: startDate <= today && (endDate === null || today <= endDate),
      })),
    },
    configuration: { is24HourDateTime: true, locale: 'en', startOfWeek: 'MONDAY' },
  };
}
