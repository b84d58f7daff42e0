import { expect, test } from 'vitest';
import { exampleRemote } from '../../testing/exampleRemote.ts';
import { findRoute } from './findRoute.ts';

const remote = exampleRemote();
const routes = ['/time', '/time/clock'].flatMap((path) =>
  remote.routes.map((route) => ({ ...route, name: path, path })),
);
const registry = { sequence: 1, remotes: [{ ...remote, routes }] };

test('a page below a route is the nearest one’s', () => {
  const pathAt = (path: string) => findRoute(registry, path)?.route.path;
  expect(pathAt('/time/clock')).toBe('/time/clock');
  expect(pathAt('/time/clock/shifts/7')).toBe('/time/clock');
  expect(pathAt('/time/clocks')).toBe('/time');
  expect(pathAt('/timetable')).toBeUndefined();
});
