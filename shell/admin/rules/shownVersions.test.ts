import { expect, it } from 'vitest';
import { failedShare, shownVersions } from './shownVersions.ts';

const health = {
  remote: 'remote-b',
  version: '1.0.0',
  loads: 9,
  failures: 1,
  p50: 120,
  p99: 400,
  codes: [],
  hours: [],
};

const attempts = { count: 9, failures: 6 };

it('shows what people get before anybody reports it, and what open pages still run', () => {
  const releases = [
    { remote: 'remote-b', version: '1.1.0', canary: '1.2.0', stopped: null },
    { remote: 'remote-a', version: '2.0.0', canary: null, stopped: null },
  ];
  expect(
    shownVersions(releases, [health]).map(({ remote, version, state, health: own }) => [
      remote,
      version,
      state,
      own?.loads,
    ]),
  ).toEqual([
    ['remote-a', '2.0.0', 'released', undefined],
    ['remote-b', '1.1.0', 'released', undefined],
    ['remote-b', '1.2.0', 'canary', undefined],
    ['remote-b', '1.0.0', 'former', 9],
  ]);
});

it('shows a canary that was stopped as that, with what was reported of it', () => {
  const stopped = { version: '1.0.0', at: '', canary: attempts, released: attempts };
  const releases = [{ remote: 'remote-b', version: '1.1.0', canary: null, stopped }];
  expect(shownVersions(releases, [health]).at(-1)).toMatchObject({ state: 'stopped', health });
});

it('counts the share of failed attempts', () => {
  expect(failedShare(health)).toBe(0.1);
  expect(failedShare({ loads: 0, failures: 0 })).toBe(0);
});

it('shows what pages report while nobody knows what is released', () => {
  expect(shownVersions(null, [health])).toMatchObject([{ version: '1.0.0', state: 'reported' }]);
});
