import type { EmployeeSession, RemoteManifest, RouteDescription } from 'shared-contracts';
import { defaultFeatures } from 'shared-contracts/features';
import { describe, expect, it } from 'vitest';
import { landingPath, pathOfRoute } from './pathOfRoute.ts';

const session: EmployeeSession = {
  kind: 'employee',
  employeeId: 1,
  authorities: [],
  assignAuths: [{ assignmentId: 2, authorities: ['CAPTURE_TIME'] }],
  employee: { id: 1, employeeNumber: '1', firstName: 'A', lastName: 'B', assignments: [] },
  configuration: { is24HourDateTime: true, locale: 'en', startOfWeek: 'MONDAY' },
};

describe('where a session starts', () => {
  it('nobody signed in starts at the log-in', () => {
    expect(landingPath({ kind: 'none' }, defaultFeatures, registry(clock))).toBe('/login');
  });
  it('an employee at the clock', () => {
    expect(landingPath(session, defaultFeatures, registry(clock))).toBe('/time/clock');
  });
  it('an employee at what is left when the clock is not released', () => {
    expect(landingPath(session, defaultFeatures, registry())).toBe('/settings');
  });
  it('a manager of no open page at the own clock', () => {
    const manager = { ...session, authorities: ['APPROVE_TIME'] as const };
    expect(landingPath(manager, defaultFeatures, registry(clock))).toBe('/time/clock');
  });
});

it("knows the shell's own routes by the spec's names, and no others", () => {
  expect(pathOfRoute('Settings', registry())).toBe('/settings');
  expect(pathOfRoute('Clock', registry(clock))).toBe('/time/clock');
  expect(pathOfRoute('Payroll', registry(clock))).toBeUndefined();
});

const clock: RouteDescription = {
  name: 'Clock',
  path: '/time/clock',
  module: './Clock',
  title: { en: 'My Clock', de: 'Meine Stempeluhr', es: 'Mi reloj', th: 'ลงเวลา' },
  access: { session: 'employee', anyAuthority: ['CAPTURE_TIME'] },
  chrome: 'application',
};

function registry(...routes: readonly RouteDescription[]) {
  const remote: RemoteManifest = {
    name: 'remote-employee',
    routes,
    operations: [],
    hasStart: false,
    version: '1.0.0',
    remoteContract: '^1.0.0',
    container: 'employee_1',
    entry: 'entry.js',
    integrity: {},
    preload: {},
    shared: {},
    names: {},
    api: '',
  };
  return { sequence: 1, remotes: [remote] };
}
