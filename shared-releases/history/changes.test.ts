import { expect, test } from 'vitest';
import { canary, promote, stopCanary, takeBackCanary } from './canaryChanges.ts';
import { release, renew, retire, rollback } from './changes.ts';
import type { Change, ReleaseState } from './releaseState.ts';
import { versionsInUse } from './remoteStates.ts';

const name = 'remote-example';
const nothing: ReleaseState = { remotes: {} };
const tenth = { version: '2', cohorts: ['part:1'], who: '10 %' };

const stopped = {
  version: '2',
  at: '2026-11-20T09:00:00.000Z',
  canary: { count: 12, failures: 9 },
  released: { count: 300, failures: 2 },
};

/** The state after releasing these versions in order. */
function released(...versions: string[]): ReleaseState {
  return versions.reduce((state, version) => after(release(state, name, version)), nothing);
}

function after(change: Change | null): ReleaseState {
  if (!change) throw new Error('Nothing has changed.');
  return change.state;
}

function versionIn(state: ReleaseState): string | undefined {
  return state.remotes[name]?.version;
}

test('a release says from where to where', () => {
  expect(release(released('1'), name, '2')).toMatchObject({
    action: 'release',
    from: '1',
    to: '2',
    state: { remotes: { [name]: { version: '2', previous: ['1'] } } },
  });
});

test('a release of what all get already changes nothing', () => {
  expect(release(released('1'), name, '1')).toBeNull();
});

test('rollback goes to the version before, and again to the one before that', () => {
  const once = rollback(released('1', '2', '3'), name);
  expect(once).toMatchObject({ from: '3', to: '2' });
  expect(rollback(once.state, name)).toMatchObject({ from: '2', to: '1' });
});

test('a release after a rollback goes back to what was good, not to what was bad', () => {
  const repaired = after(release(rollback(released('1', '2'), name).state, name, '3'));
  expect(rollback(repaired, name)).toMatchObject({ to: '1' });
});

test('rollback to a version that is named skips those between', () => {
  const back = rollback(released('1', '2', '3'), name, '1');
  expect(back.to).toBe('1');
  expect(back.state.remotes[name]?.previous).toEqual([]);
});

test('forward again to what a rollback left, and back once more', () => {
  const back = rollback(released('1', '2'), name).state;
  const forward = rollback(back, name, '2').state;
  expect(rollback(forward, name)).toMatchObject({ from: '2', to: '1' });
});

test('without a version before there is nothing to go back to', () => {
  expect(() => rollback(released('1'), name)).toThrow('no version before 1');
});

test('a canary leaves what the others get, and a command of its own takes it back', () => {
  const running = after(canary(released('1'), name, tenth));
  expect(versionIn(running)).toBe('1');
  const change = takeBackCanary(running, name);
  expect(change).toMatchObject({ action: 'stop-canary', from: '2', to: '1' });
  expect(after(change)).toEqual({
    remotes: { [name]: { version: '1', from: 'release', previous: [] } },
  });
  expect(() => takeBackCanary(released('1'), name)).toThrow('no canary to stop');
});

test('who means the canary never takes the released version from everybody', () => {
  const running = after(canary(released('0', '1'), name, tenth));
  expect(() => rollback(running, name)).toThrow(`"stop ${name}" takes it back`);
  const itself = after(stopCanary(running, name, stopped));
  expect(() => rollback(itself, name)).toThrow('2, which was stopped by itself');
  expect(() => rollback(itself, name)).toThrow(`"rollback ${name} 0"`);
  expect(takeBackCanary(itself, name)).toBeNull();
  expect(rollback(itself, name, '0')).toMatchObject({ from: '1', to: '0' });
});

test('a canary that is stopped for its failures says why until the next one', () => {
  const running = after(canary(released('1'), name, tenth));
  const change = stopCanary(running, name, stopped);
  expect(change).toMatchObject({ action: 'stop-canary', from: '2', to: '1' });
  expect(after(change).remotes[name]).toEqual({
    version: '1',
    from: 'release',
    previous: [],
    stopped,
  });
  expect(stopCanary(after(change), name, stopped)).toBeNull();
  const next = after(canary(after(change), name, { ...tenth, version: '3' }));
  expect(next.remotes[name]?.stopped).toBeUndefined();
  expect(after(release(after(change), name, '3')).remotes[name]?.stopped).toBeUndefined();
});

test('a canary that somebody has replaced is not stopped for the one before', () => {
  const running = after(canary(released('1'), name, { ...tenth, version: '3' }));
  expect(stopCanary(running, name, stopped)).toBeNull();
});

test('promote gives all what the canary was, and rollback goes back to what was before', () => {
  const promoted = promote(after(canary(released('1'), name, tenth)), name);
  expect(promoted).toMatchObject({ from: '1', to: '2' });
  expect(promoted.state.remotes[name]?.canary).toBeUndefined();
  expect(rollback(promoted.state, name).to).toBe('1');
});

test('without a canary there is nothing to promote', () => {
  expect(() => promote(released('1'), name)).toThrow('no canary to promote');
});

test('a canary of what all get already is refused', () => {
  expect(() => canary(released('2'), name, tenth)).toThrow('change its sources first');
});

test('a remote that is retired is given to nobody', () => {
  expect(retire(released('1'), name)).toMatchObject({ from: '1', to: '', state: { remotes: {} } });
  expect(() => retire(nothing, name)).toThrow('has not been released here');
});

test('what is retired stays so until it is released, and says how', () => {
  const { state } = retire(released('1'), name);
  expect(after(release(state, 'remote-other', '1')).retired).toEqual([name]);
  expect(() => rollback(state, name)).toThrow(`retired; "npm run release -- ${name}" brings`);
  expect(after(release(state, name, '2'))).not.toHaveProperty('retired');
  expect(retire(released('1'), name, 'start').state).not.toHaveProperty('retired');
});

test('a remote that nobody released is named with those that are there', () => {
  expect(() => rollback(released('1'), 'remote-other')).toThrow('there is remote-example');
});

test('in use is what pages get and what rollback goes to', () => {
  const running = after(canary(released('0', '1'), name, tenth));
  expect(versionsInUse(running)).toEqual([`${name}/1`, `${name}/2`, `${name}/0`]);
  expect(renew(running).state).toBe(running);
});
