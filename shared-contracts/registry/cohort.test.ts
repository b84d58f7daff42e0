import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RemoteManifest } from '../remote/remoteContract.ts';
import { cohortOf, partCohorts, seenBy, siteCohort } from './cohort.ts';

const stable: RemoteManifest = {
  name: 'remote-example',
  version: '1.0.0',
  remoteContract: '^1.0.0',
  container: 'remote_example_1',
  entry: 'entry.js',
  integrity: {},
  preload: {},
  shared: {},
  names: {},
  api: '',
  routes: [],
  operations: [],
  hasStart: false,
};
const next = { ...stable, version: '2.0.0' };

test('who belongs to the cohort gets the canary, everybody else what is released', () => {
  const cohorts = [siteCohort('North Yard')];
  const registry = { sequence: 1, remotes: [stable], canaries: [{ cohorts, remote: next }] };
  expect(seenBy(registry, ['part:7', 'site:North Yard']).remotes).toEqual([next]);
  expect(seenBy(registry, ['part:7', 'site:South Yard']).remotes).toEqual([stable]);
  expect(seenBy(registry, []).remotes).toEqual([stable]);
});

test('a terminal is always in the same part of a hundred', () => {
  const terminal = {
    kind: 'terminal',
    terminalId: 'T-100',
    description: '',
    timeZone: '',
  } as const;
  expect(cohortOf(terminal)).toEqual(cohortOf(terminal));
  expect(cohortOf(terminal)[0]).toMatch(/^part:\d{1,2}$/);
});

test('without a session there is no cohort', () => {
  expect(cohortOf({ kind: 'none' })).toEqual([]);
});

test('terminals spread over the parts', () => {
  const parts = Array.from({ length: 2_000 }, (_, number) =>
    cohortOf({ kind: 'terminal', terminalId: `T-${number}`, description: '', timeZone: '' }),
  ).flat();
  const tenth = new Set(partCohorts(10, 42));
  const share = parts.filter((part) => tenth.has(part)).length / parts.length;
  expect(share).toBeGreaterThan(0.07);
  expect(share).toBeLessThan(0.13);
});

test('so many percent are so many parts, and raising the number keeps those chosen before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(1_000_000), (percent, first) => {
      const parts = partCohorts(percent, first);
      expect(new Set(parts).size).toBe(percent);
      expect(partCohorts(percent + 1, first)).toEqual(expect.arrayContaining(parts));
    }),
  );
});
