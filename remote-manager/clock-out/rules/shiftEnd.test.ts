import { describe, expect, it } from 'vitest';
import {
  endKinds,
  firstEnd,
  forgottenFirst,
  readEnd,
  type ShiftEnd,
  type ShiftToEnd,
} from './shiftEnd.ts';

const shift: ShiftToEnd = {
  employeeId: 1,
  name: 'Tom Hughes',
  employeeAssignmentId: 1001,
  shiftTimePairId: 22,
  clockIn: '2026-11-20T13:54:00.000Z',
  timeZone: 'Europe/London',
  awaySince: null,
  planned: { start: '2026-11-20T14:00:00.000Z', end: '2026-11-20T22:30:00.000Z' },
};
const at = (date: string | null, clockTime: string | null): ShiftEnd => ({
  kind: 'AT',
  at: { date, clockTime, showing: null },
});

describe('the ends that are offered', () => {
  it('are now first while the shift runs, and the planned one once it is past', () => {
    expect(endKinds(shift, '2026-11-20T20:00:00.000Z')).toEqual(['NOW', 'AT']);
    expect(endKinds(shift, '2026-11-20T22:40:00.000Z')).toEqual(['NOW', 'PLANNED', 'AT']);
  });

  it('are the planned one first after 16 hours, and never now', () => {
    expect(endKinds(shift, '2026-11-21T05:54:00.000Z')).toEqual(['PLANNED', 'AT']);
    expect(firstEnd(shift, '2026-11-22T08:00:00.000Z')).toEqual({
      ...at('2026-11-20', null),
      kind: 'PLANNED',
    });
  });

  it('are a time to be given after 16 hours without a plan, or with a break begun after it', () => {
    const now = '2026-11-22T08:00:00.000Z';
    expect(endKinds({ ...shift, planned: null }, now)).toEqual(['AT']);
    expect(endKinds({ ...shift, awaySince: '2026-11-20T22:45:00.000Z' }, now)).toEqual(['AT']);
  });
});

describe('the end of a shift', () => {
  const now = '2026-11-22T08:00:00.000Z';

  it.each([
    ['nothing was given', at('2026-11-20', null), 'MISSING'],
    ['it is the clock-in', at('2026-11-20', '13:54'), 'TOO_EARLY'],
    ['it is to come', at('2026-11-22', '08:01'), 'AHEAD'],
    ['it fits', at('2026-11-21', '00:10'), null],
  ])('is judged: %s', (_what, end, fault) => {
    expect(readEnd(shift, end, now).fault).toBe(fault);
  });

  it('is asked for where the clocks show it twice, until one was chosen', () => {
    const night = { ...shift, clockIn: '2026-10-24T20:00:00.000Z', planned: null };
    const given = at('2026-10-25', '01:30');
    expect(readEnd(night, given, now).fault).toBe('TWICE');
    const end: ShiftEnd = { ...given, at: { ...given.at, showing: 'SECOND' } };
    expect(readEnd(night, end, now)).toEqual({ instant: '2026-10-25T01:30:00.000Z', fault: null });
  });

  it('is read in the zone of the assignment, and is the planned one where that was chosen', () => {
    const berlin = { ...shift, timeZone: 'Europe/Berlin' };
    expect(readEnd(berlin, at('2026-11-21', '00:10'), now).instant).toBe(
      '2026-11-20T23:10:00.000Z',
    );
    expect(readEnd(shift, { ...at(null, null), kind: 'PLANNED' }, now)).toEqual({
      instant: '2026-11-20T22:30:00.000Z',
      fault: null,
    });
  });
});

it('puts forgotten shifts first, the longest before the others', () => {
  const since = (employeeId: number, clockIn: string) => ({ ...shift, employeeId, clockIn });
  const people = [
    since(1, '2026-11-22T01:00:00.000Z'),
    since(2, '2026-11-21T06:00:00.000Z'),
    since(3, '2026-11-22T00:00:00.000Z'),
    since(4, '2026-11-20T13:54:00.000Z'),
  ];
  const order = forgottenFirst(people, '2026-11-22T04:00:00.000Z');
  expect(order.map(({ employeeId }) => employeeId)).toEqual([4, 2, 1, 3]);
});
