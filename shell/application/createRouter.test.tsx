import type { RemoteRegistry } from 'shared-contracts';
import { afterEach, expect, test } from 'vitest';
import { exampleRemote } from '../testing/exampleRemote.ts';
import { createRouter } from './createRouter.tsx';

afterEach(() => void (location.hash = ''));

const remote = exampleRemote();
const [route] = remote.routes;

/** A router over a registry that has this path beside `/example` from `release()` on. */
function open(path: string, chrome: 'bare' | 'application') {
  let registry: RemoteRegistry = { sequence: 1, remotes: [remote] };
  const router = createRouter(() => registry);
  const release = () => {
    const routes = route ? [route, { ...route, path, chrome }] : [];
    registry = { sequence: 2, remotes: [{ ...remote, routes }] };
  };
  const goTo = async (target: string) => {
    await router.navigate(target);
    return router.state.matches.map((match) => match.route.path ?? match.route.id);
  };
  return { release, goTo };
}

test('a page that a later release brings is found without a reload, and in its place', async () => {
  const { release, goTo } = open('/payroll', 'application');
  expect(await goTo('/payroll')).toEqual(['page', '*']);
  release();
  expect(await goTo('/payroll')).toEqual(['page', 'frame', '/payroll']);
  expect(await goTo('/example')).toEqual(['page', '/example']);
  expect(await goTo('/payroll')).toEqual(['page', 'frame', '/payroll']);
});

test('a bare one stands without drawer and bars', async () => {
  const { release, goTo } = open('/kiosk', 'bare');
  release();
  expect(await goTo('/kiosk')).toEqual(['page', '/kiosk']);
  expect(await goTo('/nowhere')).toEqual(['page', '*']);
});
