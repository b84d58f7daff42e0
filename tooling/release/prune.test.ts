import { expect, test } from 'vitest';
import { canary } from 'shared-releases/history/canaryChanges.ts';
import { release } from 'shared-releases/history/changes.ts';
import type { Change, ReleaseRecord, ReleaseState } from 'shared-releases/history/releaseState.ts';
import { recordsToFold, versionsToPrune } from './prune.ts';

const name = 'remote-example';
const now = new Date('2026-11-20T12:00:00Z');
const stored = ['1', '2', '3', '4', 'never'].map((version) => `${name}/${version}`);

/** A history of changes, each that many days ago. */
function history(...steps: [number, (state: ReleaseState) => Change | null][]): ReleaseRecord[] {
  let state: ReleaseState = { remotes: {} };
  return steps.flatMap(([daysAgo, step]) => {
    const change = step(state);
    if (!change) return [];
    ({ state } = change);
    const at = new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000).toISOString();
    return [{ ...change, at, by: 'anna', sequence: 1 }];
  });
}

const to = (version: string) => (state: ReleaseState) => release(state, name, version);

test('what people got within seven days stays, however old it is', () => {
  const records = history([400, to('1')], [30, to('2')], [6, to('3')], [1, to('4')]);
  expect(versionsToPrune(stored, records, 7, now)).toEqual([`${name}/1`, `${name}/never`]);
});

test('what the next rollback goes to stays, however long ago it was', () => {
  const records = history([400, to('1')], [300, to('2')]);
  expect(versionsToPrune(stored, records, 7, now)).not.toContain(`${name}/1`);
});

test('a canary stays while it runs', () => {
  const tenth = { version: '3', cohorts: ['part:1'], who: '10 %' };
  const records = history(
    [60, to('1')],
    [50, to('2')],
    [40, (state) => canary(state, name, tenth)],
  );
  expect(versionsToPrune(stored, records, 7, now)).toEqual([`${name}/4`, `${name}/never`]);
});

test('more days keep more', () => {
  const records = history([400, to('1')], [30, to('2')], [20, to('3')], [1, to('4')]);
  expect(versionsToPrune(stored, records, 7, now)).toContain(`${name}/2`);
  expect(versionsToPrune(stored, records, 30, now)).not.toContain(`${name}/2`);
});

/** One release a day for that many days, the last one today. */
const daily = (count: number) =>
  history(
    ...Array.from(
      { length: count },
      (_, index): [number, (state: ReleaseState) => Change | null] => [
        count - 1 - index,
        to(String(index)),
      ],
    ),
  );

test('the last hundred changes stay as they are, however old', () => {
  expect(recordsToFold(daily(100), 7, now)).toBe(0);
  expect(recordsToFold(daily(150), 7, now)).toBe(50);
});

test('changes of the days that count stay, with the one that says what people had before', () => {
  const records = daily(150);
  const folded = recordsToFold(records, 120, now);
  expect(folded).toBe(28);
  const versions = records.map(({ to: version }) => `${name}/${version}`);
  const whole = versionsToPrune(versions, records, 120, now);
  expect(versionsToPrune(versions, records.slice(folded), 120, now)).toEqual(whole);
});

test('changes since a canary began that still runs stay', () => {
  const begin = (state: ReleaseState) =>
    canary(state, name, { version: 'next', cohorts: ['part:1'], who: '1 %' });
  const others = Array.from(
    { length: 120 },
    (_, index): [number, (state: ReleaseState) => Change | null] => [
      8,
      (state) => release(state, 'remote-other', String(index)),
    ],
  );
  const records = history([30, to('1')], [20, begin], ...others);
  expect(recordsToFold(records, 7, now)).toBe(1);
});
