import type { Authority, EmployeeSession } from 'shared-contracts';
import { defaultFeatures } from 'shared-contracts/features';
import { describe, expect, it } from 'vitest';
import { landingRoutes } from './pathOfRoute.ts';

const withoutCapture = {
  ...defaultFeatures,
  features: { ...defaultFeatures.features, TIME_CAPTURE: false },
};

const newCompany = { ...defaultFeatures, isBeingSetUp: true };

describe('where a person lands after log-in', () => {
  it('a developer admin on Admin', () => {
    expect(first(['DEV_ADMIN', 'APPROVE_TIME'], true)).toBe('Admin');
  });
  it('an administrator on Company while it is being set up', () => {
    expect(landingRoutes(sessionOf(['DEV_ADMIN']), newCompany)[0]).toBe('Company');
    expect(landingRoutes(sessionOf([]), newCompany)[0]).toBe('Clock');
  });
  it('a manager on Approvals, or on the schedules when time is not captured', () => {
    expect(first(['APPROVE_TIME'], true)).toBe('Approvals');
    expect(first(['SUPER_ADMIN'], false)).toBe('ApproverWorkSchedules');
  });
  it('alike, whether it was given to the person or to an assignment', () => {
    expect(first([], true, ['APPROVE_TIME'])).toBe('Approvals');
    expect(first([], true, ['DEV_ADMIN'])).toBe('Admin');
  });
  it('an employee on the clock, or on the own schedule when time is not captured', () => {
    expect(first([], true)).toBe('Clock');
    expect(first([], false)).toBe('EmployeeWorkSchedules');
  });
});

it('somebody who only manages the company on Company rather than on settings', () => {
  expect(landings(['MANAGE_COMPANY'], true).slice(-2)).toEqual(['Company', 'Settings']);
});

describe('who has neither a clock nor a schedule', () => {
  it('lands on the own history rather than on settings', () => {
    expect(landings([], false)).toEqual(['EmployeeWorkSchedules', 'EmployeeTimePairs', 'Settings']);
  });
});

function first(...asked: Parameters<typeof landings>): string | undefined {
  return landings(...asked)[0];
}

function landings(
  authorities: readonly Authority[],
  capturesTime: boolean,
  onAssignment: Authority[] = [],
): readonly string[] {
  const session = sessionOf(authorities, onAssignment);
  return landingRoutes(session, capturesTime ? defaultFeatures : withoutCapture);
}

function sessionOf(
  authorities: readonly Authority[],
  onAssignment: Authority[] = [],
): EmployeeSession {
  return {
    kind: 'employee',
    employeeId: 1,
    authorities,
    assignAuths: [{ assignmentId: 7, authorities: onAssignment }],
    employee: { id: 1, employeeNumber: '1', firstName: 'A', lastName: 'B', assignments: [] },
    configuration: { is24HourDateTime: true, locale: 'en', startOfWeek: 'MONDAY' },
  };
}
