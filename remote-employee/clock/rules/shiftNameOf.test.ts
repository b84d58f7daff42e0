import { expect, it } from 'vitest';
import { queuedPunch } from '../../testing/queuedPunch.ts';
import { shiftNameOf } from './shiftNameOf.ts';

const first = queuedPunch('clock-in', '2026-11-19T05:00:00.000Z', { key: 'first' });
const second = queuedPunch('clock-in', '2026-11-19T15:00:00.000Z', { key: 'second' });

it('names a shift that the server knows by its id', () => {
  expect(shiftNameOf({ id: 601 }, [first])).toEqual({ shiftTimePairId: 601 });
});

it('names a shift that still waits by the key of its clock-in', () => {
  expect(shiftNameOf({ id: null }, [first, second])).toEqual({ shiftKey: 'second' });
  expect(shiftNameOf({ id: null }, [])).toBeNull();
});
