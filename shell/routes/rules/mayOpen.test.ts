import type { EmployeeSession, RouteAccess } from 'shared-contracts';
import { defaultFeatures } from 'shared-contracts/features';
import { describe, expect, it } from 'vitest';
import { mayOpen } from './mayOpen.ts';

const employee: EmployeeSession = {
  kind: 'employee',
  employeeId: 1,
  authorities: [],
  assignAuths: [{ assignmentId: 7, authorities: ['CAPTURE_TIME'] }],
  employee: { id: 1, employeeNumber: '1', firstName: 'A', lastName: 'B', assignments: [] },
  configuration: { is24HourDateTime: true, locale: 'en', startOfWeek: 'MONDAY' },
};
const terminal = {
  kind: 'terminal',
  terminalId: 'T-100',
  description: 'Lobby',
  timeZone: 'UTC',
} as const;
const none = { kind: 'none' } as const;
const clock: RouteAccess = {
  session: 'employee',
  anyAuthority: ['CAPTURE_TIME', 'VIEW_TIME'],
  features: ['TIME_CAPTURE'],
};

describe('who may open a route', () => {
  it('everybody opens a public one', () => {
    expect(mayOpen({ session: 'public' }, none, defaultFeatures)).toBe('open');
  });
  it('without a session it asks for the log-in that fits', () => {
    expect(mayOpen(clock, none, defaultFeatures)).toBe('log-in');
    expect(mayOpen({ session: 'terminal' }, none, defaultFeatures)).toBe('terminal-log-in');
  });
  it('a terminal is no employee, and an employee no terminal', () => {
    expect(mayOpen(clock, terminal, defaultFeatures)).toBe('log-in');
    expect(mayOpen({ session: 'terminal' }, employee, defaultFeatures)).toBe('terminal-log-in');
    expect(mayOpen({ session: 'terminal' }, terminal, defaultFeatures)).toBe('open');
  });
  it('an authority on an assignment is enough, none is not', () => {
    expect(mayOpen(clock, employee, defaultFeatures)).toBe('open');
    expect(mayOpen(clock, { ...employee, assignAuths: [] }, defaultFeatures)).toBe('refused');
    const person: EmployeeSession = { ...employee, authorities: ['VIEW_TIME'], assignAuths: [] };
    expect(mayOpen(clock, person, defaultFeatures)).toBe('open');
  });
  it('a property that is false closes it', () => {
    const schedule: RouteAccess = { session: 'employee', properties: ['EMPLOYEE_VIEW'] };
    const properties = { ...defaultFeatures.properties, EMPLOYEE_VIEW: false };
    expect(mayOpen(schedule, employee, defaultFeatures)).toBe('open');
    expect(mayOpen(schedule, employee, { ...defaultFeatures, properties })).toBe('switched-off');
  });
  it('a switched-off feature closes it', () => {
    const features = { ...defaultFeatures.features, TIME_CAPTURE: false };
    expect(mayOpen(clock, employee, { ...defaultFeatures, features })).toBe('switched-off');
  });
  it('so it does for terminals, and for everybody', () => {
    const features = { ...defaultFeatures.features, TERMINAL: false };
    const without = { ...defaultFeatures, features };
    for (const kind of ['public', 'terminal'] as const) {
      const access: RouteAccess = { session: kind, features: ['TERMINAL'] };
      expect(mayOpen(access, terminal, defaultFeatures)).toBe('open');
      expect(mayOpen(access, terminal, without)).toBe('switched-off');
      expect(mayOpen(access, none, without)).toBe('switched-off');
    }
  });
});
