import { expect, test } from 'vitest';
import { findMissing, type ShellOffer } from './shellOffer.ts';

const remote = {
  name: 'remote-example',
  version: '1.0.0',
  remoteContract: '^1.1.0',
  shared: { react: '^19.0.0', 'shared-ui': '^0.1.0' },
  names: { 'shared-ui': ['Button', 'Card'] },
} as const;
const offer: ShellOffer = {
  remoteContract: '1.2.0',
  shared: { react: '19.3.0', 'shared-ui': '0.1.3' },
  names: { 'shared-ui': ['Button', 'Card', 'Page'] },
};

test('a shell that has what the remote needs, and more, fits', () => {
  expect(findMissing(remote, offer)).toEqual([]);
});

test('another remote contract is told with both sides', () => {
  expect(findMissing(remote, { ...offer, remoteContract: '2.0.0' })).toEqual([
    'remote-example 1.0.0 is made for remote contract ^1.1.0, the shell has 2.0.0.',
  ]);
});

test('a library that is too old, or not there, is told with both sides', () => {
  expect(findMissing(remote, { ...offer, shared: { react: '18.3.1' } })).toEqual([
    'remote-example 1.0.0 needs react ^19.0.0, the shell has 18.3.1.',
    'remote-example 1.0.0 needs shared-ui ^0.1.0, the shell has none.',
  ]);
});

test('an event that the bus of the shell does not have is told, where the shell tells its events', () => {
  const listens = { ...remote, events: ['time-pairs-changed', 'payroll-closed'] };
  expect(findMissing(listens, { ...offer, events: ['time-pairs-changed'] })).toEqual([
    "remote-example 1.0.0 uses the event payroll-closed, which the shell's bus does not have.",
  ]);
  expect(findMissing(listens, offer)).toEqual([]);
});

test('a name that the shell does not have is told', () => {
  expect(findMissing(remote, { ...offer, names: { 'shared-ui': ['Button'] } })).toEqual([
    "remote-example 1.0.0 uses Card of shared-ui, which the shell's does not have.",
  ]);
});
