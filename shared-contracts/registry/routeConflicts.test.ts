import { expect, test } from 'vitest';
import { withOwnRoutes } from './ownRoutes.ts';
import { findRouteConflicts } from './routeConflicts.ts';

const shell = [
  { name: 'Settings', path: '/settings' },
  { name: 'Admin', path: '/admin/*' },
];
const clock = { name: 'remote-employee', routes: [{ name: 'Clock', path: '/time/clock' }] };

test('a remote with pages of its own stands in nobody’s way, nor does a newer version of itself', () => {
  const payroll = { name: 'remote-payroll', routes: [{ name: 'Payroll', path: '/payroll' }] };
  expect(findRouteConflicts(payroll, [clock], shell)).toEqual([]);
  expect(
    findRouteConflicts({ ...clock, version: '2' }, [{ ...clock, version: '1' }], shell),
  ).toEqual([]);
});

test.each([
  ['Payroll', '/time/clock', 'the path /time/clock belongs to remote-employee.'],
  ['Clock', '/payroll', 'the route name Clock belongs to remote-employee.'],
  ['Payroll', '/settings', 'the path /settings belongs to the shell.'],
  ['Payroll', '/admin/payroll', 'the path /admin/payroll belongs to the shell.'],
  ['Settings', '/payroll', 'the route name Settings belongs to the shell.'],
  ['Payroll', '/:page', 'the path /:page of Payroll is not made of fixed words'],
  ['Payroll', '/*', 'the path /* of Payroll is not made of fixed words'],
  ['Payroll', '/Settings', 'the path /Settings of Payroll is not made of fixed words'],
  ['Payroll', '/settings/', 'the path /settings/ of Payroll is not made of fixed words'],
  ['Payroll', 'payroll', 'the path payroll of Payroll is not made of fixed words'],
])('no remote may take %s at %s', (name, path, fault) => {
  const taker = { name: 'remote-payroll', version: '1.0.0', routes: [{ name, path }] };
  expect(findRouteConflicts(taker, [clock], shell).join()).toContain(
    `remote-payroll 1.0.0: ${fault}`,
  );
});

test('two pages of one remote need two paths and two names', () => {
  const page = { name: 'Payroll', path: '/payroll' };
  expect(findRouteConflicts({ name: 'remote-payroll', routes: [page, page] }, [])).toEqual([
    'remote-payroll: the path /payroll belongs to another of its own routes.',
    'remote-payroll: the route name Payroll belongs to another of its own routes.',
  ]);
});

test('where two want the same, the first keeps it, and the other keeps the rest', () => {
  const own = { name: 'Payroll', path: '/payroll' };
  const taker = { name: 'remote-payroll', routes: [{ name: 'Mine', path: '/time/clock' }, own] };
  expect(withOwnRoutes([clock, taker], shell)).toEqual([clock, { ...taker, routes: [own] }]);
});
