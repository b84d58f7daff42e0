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

it('shows what is released before anybody reports it, and what open pages still run', () => {
  const released = [
    { name: 'remote-b', version: '1.1.0' },
    { name: 'remote-a', version: '2.0.0' },
  ];
  expect(
    shownVersions(released, [health]).map(({ remote, version, isReleased, health: own }) => [
      remote,
      version,
      isReleased,
      own?.loads,
    ]),
  ).toEqual([
    ['remote-a', '2.0.0', true, undefined],
    ['remote-b', '1.1.0', true, undefined],
    ['remote-b', '1.0.0', false, 9],
  ]);
});

it('counts the share of failed attempts', () => {
  expect(failedShare(health)).toBe(0.1);
  expect(failedShare({ loads: 0, failures: 0 })).toBe(0);
});
