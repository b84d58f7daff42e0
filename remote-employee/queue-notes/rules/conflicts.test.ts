import { expect, it } from 'vitest';
import { queuedPunch, refusedWith } from '../../testing/queuedPunch.ts';
import { conflictsOf, isCorrectable } from './conflicts.ts';

const morning = '2026-11-19T05:00:00.000Z';
const evening = '2026-11-19T13:30:00.000Z';

it('tells the refused clock-in and clock-out of a shift together', () => {
  const refused = refusedWith('ON_APPROVED_LEAVE', 'You are on leave.');
  const [conflict, ...others] = conflictsOf([
    queuedPunch('clock-in', morning, { key: 'a', outcome: refused }),
    queuedPunch('clock-out', evening, { key: 'b', outcome: refused }, { shiftKey: 'a' }),
  ]);
  expect(others).toEqual([]);
  expect(conflict).toMatchObject({ clockIn: morning, clockOut: evening, shiftId: null });
  expect(conflict && isCorrectable(conflict)).toBe(true);
});

it('leaves out what is still to be sent', () => {
  expect(conflictsOf([queuedPunch('clock-in', morning)])).toEqual([]);
});

it('knows the shift that a refused clock-out was for', () => {
  const outcome = refusedWith('CLOCK_OUT_ALREADY_RECORDED', 'It has ended.');
  const conflicts = conflictsOf([
    queuedPunch('clock-out', evening, { outcome }, { shiftTimePairId: 601 }),
  ]);
  expect(conflicts).toMatchObject([{ shiftId: 601, clockIn: null, clockOut: evening }]);
});

it('offers no correction of what the manager decides already, nor of a break alone', () => {
  const kept = conflictsOf([
    queuedPunch('clock-in', morning, { outcome: { kind: 'correction', detail: 'It waits.' } }),
    queuedPunch(
      'break',
      evening,
      { outcome: refusedWith('NOT_FOUND', '') },
      { shiftTimePairId: 1 },
    ),
  ]);
  expect(kept.map(isCorrectable)).toEqual([false, false]);
});
