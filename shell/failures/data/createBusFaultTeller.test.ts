import { createEventBus } from 'shared-contracts';
import { expect, test } from 'vitest';
import { createBusFaultTeller } from './createBusFaultTeller.ts';
import { createRemoteHealthReporter } from './createRemoteHealthReporter.ts';

const released = { name: 'remote-payroll', version: '1.2.0' };
const canary = { name: 'remote-payroll', version: '1.3.0-canary' };
const failure = { remote: canary.name, outcome: 'render', milliseconds: 0, weight: 1 };

/** A page with its bus, and what it reports about faults and remotes. */
function openPage() {
  const said: string[] = [];
  const sent: unknown[] = [];
  const health = createRemoteHealthReporter({
    send: (body) => sent.push(JSON.parse(body)),
    random: () => 1,
    wasSeen: () => true,
    later: () => undefined,
  });
  health.setSignedIn(true);
  const failures = { report: (message: string) => void said.push(message) };
  const bus = createEventBus(undefined, createBusFaultTeller(failures, health));
  const counted = () => {
    health.flush();
    return sent.splice(0);
  };
  const busOf = ({ name, version }: typeof released) => bus.of(`${name} ${version}`);
  return { bus, busOf, said, counted };
}

function fail(): never {
  throw new Error('planted');
}

test('a canary whose listener throws has failed, once in a page', () => {
  const { bus, busOf, said, counted } = openPage();
  busOf(canary).on('features-changed', fail);
  busOf(canary).on('push-state', fail);
  busOf(released).on('features-changed', () => undefined);
  bus.emit('features-changed', {});
  expect(counted()).toEqual([{ reports: [{ ...failure, version: canary.version }] }]);
  bus.emit('features-changed', {});
  bus.emit('push-state', { connected: true });
  expect(counted()).toEqual([]);
  expect(said).toHaveLength(3);
  expect(said[0]).toMatch(/^remote-payroll 1\.3\.0-canary: a listener of features-changed threw/);
});

test('the version that all get is counted for itself', () => {
  const { bus, busOf, counted } = openPage();
  for (const version of [canary, released]) busOf(version).on('features-changed', fail);
  bus.emit('features-changed', {});
  expect(counted()).toEqual([
    { reports: [canary, released].map(({ version }) => ({ ...failure, version })) },
  ]);
});

test('a wrong event is a fault of who emits it, not of who listens', () => {
  const { busOf, said, counted } = openPage();
  busOf(released).on('push-state', () => undefined);
  const wrong: object = { connected: 'yes' };
  Reflect.apply(busOf(canary).emit, undefined, ['push-state', wrong]);
  expect(counted()).toEqual([{ reports: [{ ...failure, version: canary.version }] }]);
  expect(said[0]).toContain('emitted a wrong push-state');
});

test('a listener of the shell is told, and counts for no remote', () => {
  const { bus, busOf, said, counted } = openPage();
  bus.on('features-changed', fail);
  busOf(canary).emit('features-changed', {});
  expect(said[0]).toMatch(/^shell: a listener of features-changed threw/);
  expect(counted()).toEqual([]);
});
