import { expect, test, vi } from 'vitest';
import { createInstance, sharedScope } from './sharingRuntime.ts';

const remote = createInstance({ name: 'remote_example_1_0_0' });

/** A shell that brings a library of that name. */
function bring(name: string, get: () => (() => unknown) | Promise<() => unknown>) {
  createInstance({ name: 'shell', shared: { [name]: [{ version: '1.0.0', get }] } });
}

test('a library that comes with the shell is the same for every remote, without waiting', async () => {
  const module = { Button: () => null };
  bring('at-once', () => () => module);
  expect(remote.loadShareSync('at-once')()).toBe(module);
  const other = createInstance({ name: 'remote_other_1_0_0' });
  expect(await other.loadShare('at-once').then((factory) => factory && factory())).toBe(module);
  expect(Object.keys(sharedScope['at-once'] ?? {})).toEqual(['1.0.0']);
});

test('a library on demand is fetched once, and asked for again when it did not come', async () => {
  const module = { Table: () => null };
  const get = vi
    .fn<() => Promise<() => unknown>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => module);
  bring('on-demand', get);
  await expect(remote.loadShare('on-demand')).rejects.toThrow('offline');
  const factory = await remote.loadShare('on-demand');
  expect(factory && factory()).toBe(module);
  await remote.loadShare('on-demand');
  expect(get).toHaveBeenCalledTimes(2);
  expect(remote.loadShareSync('on-demand')()).toBe(module);
});

test('two remotes that ask at the same moment fetch a library once', async () => {
  const get = vi.fn(async () => await Promise.resolve(() => ({})));
  bring('together', get);
  const [one, other] = await Promise.all([
    remote.loadShare('together'),
    remote.loadShare('together'),
  ]);
  expect(other).toBe(one);
  expect(get).toHaveBeenCalledTimes(1);
});

test('what nobody brings is told, and what has not come is not given out', async () => {
  expect(await remote.loadShare('unknown')).toBe(false);
  expect(() => remote.loadShareSync('unknown')).toThrow('unknown is not here yet.');
  bring('late', async () => await Promise.resolve(() => ({})));
  expect(() => remote.loadShareSync('late')).toThrow('late is not here yet.');
});
