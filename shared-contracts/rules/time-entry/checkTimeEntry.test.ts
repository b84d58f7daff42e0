import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../../vectors/time-entries.json' with { type: 'json' };
import { toInstant, toMillis } from '../instant.ts';
import { limits } from '../limits.ts';
import {
  checkBreakEntry,
  checkShiftEntry,
  type BreakContext,
  type TimeEntry,
  type TimeEntryContext,
} from './checkTimeEntry.ts';
import { checkTimes } from './checkTimes.ts';
import { commentToSend } from './checkComment.ts';
import { editableSince } from './checkEditRange.ts';

const entry: TimeEntry = {
  assignmentId: 31,
  clockIn: '2025-05-12T04:02:00.000Z',
  clockOut: '2025-05-12T12:44:00.000Z',
  timeTypeId: 61,
  costCenterId: 71,
  options: {},
  reason: { id: 1 },
  comment: null,
};

const context: TimeEntryContext = {
  now: '2025-05-12T13:00:00.000Z',
  mayStayOpen: false,
  timeZone: 'Europe/Berlin',
  edited: null,
  customFields: [],
  costCenterRequired: false,
  freeTextReasons: true,
  actsAs: 'EMPLOYEE',
  payCycle: { startDate: '2025-05-05', duration: 14, unit: 'DAYS' },
  today: '2025-05-12',
  maximumManagerEditRange: 2,
};

describe('start and end of a time entry (spec §5)', () => {
  test.each(vectors)('$name', ({ clockIn, clockOut, now, rules }) => {
    const faults = checkTimes({ clockIn, clockOut }, { now, mayStayOpen: false });
    expect(faults.map(({ rule }) => rule)).toEqual(rules);
  });

  test('an end may be missing only while the entry is open', () => {
    const open = { clockIn: entry.clockIn, clockOut: null };
    const { now } = context;
    expect(checkTimes(open, { now, mayStayOpen: true })).toEqual([]);
    expect(checkTimes(open, { now, mayStayOpen: false })).toMatchObject([
      { rule: 'CLOCK_OUT_REQUIRED', field: 'clockOutDateTime' },
    ]);
  });

  test('exactly one of right, same and reversed, for any two times', () => {
    const time = fc.integer({ min: 0, max: toMillis(context.now) }).map(toInstant);
    fc.assert(
      fc.property(time, time, (clockIn, clockOut) => {
        const faults = checkTimes({ clockIn, clockOut }, { ...context, mayStayOpen: false });
        const minutes = [clockIn, clockOut].map((each) => Math.floor(toMillis(each) / 60_000));
        const [start = 0, end = 0] = minutes;
        const expected =
          start === end ? ['SAME_TIME'] : start > end ? ['CLOCK_IN_AFTER_CLOCK_OUT'] : [];
        expect(faults.map(({ rule }) => rule)).toEqual(expected);
      }),
    );
  });

  test('is judged alike however the instants are written', () => {
    const faults = checkTimes(
      { clockIn: '2025-05-12T14:00:00+02:00', clockOut: '2025-05-12T12:30:00Z' },
      { now: '2025-05-12T13:00:00.000Z', mayStayOpen: false },
    );
    expect(faults).toEqual([]);
  });
});

describe('the reason (spec §5)', () => {
  test('is required when editing, not when adding', () => {
    expect(rulesOf({ ...entry, reason: null })).toEqual([]);
    expect(rulesOf(changed({ reason: null }), edit)).toEqual(['REASON_REQUIRED']);
  });

  test('needs a text when it is another one and free words are on', () => {
    const other = changed({ reason: { reasonName: 'OTHER', description: '  ' } });
    expect(rulesOf(other, edit)).toEqual(['SPECIFY_REASON']);
    expect(rulesOf(other, { ...edit, freeTextReasons: false })).toEqual([]);
    const said = changed({ reason: { reasonName: 'OTHER', description: 'Terminal was busy' } });
    expect(rulesOf(said, edit)).toEqual([]);
  });

  test('has as many characters as a comment', () => {
    const reason = { reasonName: 'OTHER' as const, description: 'x'.repeat(256) };
    expect(rulesOf(changed({ reason }), edit)).toEqual(['COMMENT_TOO_LONG']);
  });
});

describe('the comment (spec §5)', () => {
  test.each([
    ['letters', 'a'],
    ['emoji', '😀'],
    ['letters from right to left', 'ש'],
    ['Thai', 'ก'],
  ])('may have 255 %s, and not 256', (_, character) => {
    expect(rulesOf({ ...entry, comment: character.repeat(255) })).toEqual([]);
    expect(checkShiftEntry({ ...entry, comment: character.repeat(256) }, context)).toEqual([
      { rule: 'COMMENT_TOO_LONG', field: 'comment', values: { maximum: 255, length: 256 } },
    ]);
  });

  test('is counted as the database counts it, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (comment) => {
        const characters = Array.from(comment).length;
        const expected = characters > limits.maximumCommentLength ? ['COMMENT_TOO_LONG'] : [];
        expect(rulesOf({ ...entry, comment })).toEqual(expected);
      }),
    );
  });

  test('is none when it is empty or the word that stands for none', () => {
    expect(['', '  ', 'None', ' Stayed '].map((text) => commentToSend(text, 'None'))).toEqual([
      null,
      null,
      null,
      'Stayed',
    ]);
  });
});

describe('custom fields and cost center (spec §5)', () => {
  const customFields = [
    { id: 91, name: 'Floor', required: true },
    { id: 92, name: 'Shift lead', required: false },
  ];

  test('are required where the company says so', () => {
    const strict = { ...context, customFields, costCenterRequired: true };
    expect(checkShiftEntry({ ...entry, costCenterId: null }, strict)).toEqual([
      {
        rule: 'CUSTOM_FIELD_REQUIRED',
        field: 'timePairCustomFieldValues',
        values: { customFieldId: 91, name: 'Floor' },
      },
      { rule: 'COST_CENTER_REQUIRED', field: 'costCenter', values: {} },
    ]);
    expect(rulesOf({ ...entry, options: { 91: 911 } }, strict)).toEqual([]);
  });

  test('are optional elsewhere', () => {
    expect(rulesOf({ ...entry, costCenterId: null })).toEqual([]);
  });
});

describe('how far back a time may be set (spec §5)', () => {
  test('an employee reaches the start of the previous pay cycle', () => {
    expect(editableSince(context)).toBe('2025-04-21');
    expect(rulesOf(shiftOn('2025-04-21'))).toEqual([]);
    expect(checkShiftEntry(shiftOn('2025-04-20'), context)).toEqual([
      {
        rule: 'BEFORE_PREVIOUS_PAY_CYCLE',
        field: 'clockInDateTime',
        values: { earliest: '2025-04-21' },
      },
    ]);
  });

  test('a manager reaches as many months before it as the company says', () => {
    const manager = { ...context, actsAs: 'MANAGER' as const };
    expect(editableSince(manager)).toBe('2025-02-21');
    expect(rulesOf(shiftOn('2025-02-21'), manager)).toEqual([]);
    expect(rulesOf(shiftOn('2025-02-20'), manager)).toEqual(['BEFORE_EDIT_RANGE']);
    expect(editableSince({ ...manager, maximumManagerEditRange: 0 })).toBe('2025-04-21');
  });

  test('goes by the day of the assignment’s zone', () => {
    const justAfterMidnight = { ...entry, clockIn: '2025-04-20T22:00:00.000Z' };
    expect(rulesOf(justAfterMidnight)).toEqual([]);
    expect(rulesOf(justAfterMidnight, { ...context, timeZone: 'UTC' })).toEqual([
      'BEFORE_PREVIOUS_PAY_CYCLE',
    ]);
  });
});

describe('a break (spec §5)', () => {
  const inShift: BreakContext = {
    ...context,
    shift: { start: at('06:00'), end: at('12:00') },
    otherSegments: [{ start: at('09:00'), end: at('09:30') }],
  };

  test.each([
    ['inside', '07:00', '07:30', []],
    ['right after another', '09:30', '09:45', []],
    ['right before another', '08:45', '09:00', []],
    ['from the shift’s start', '06:00', '06:30', ['TIME_BEFORE_SHIFT']],
    ['before the shift', '05:00', '05:30', ['TIME_BEFORE_SHIFT']],
    ['until the shift’s end', '11:30', '12:00', ['TIME_AFTER_SHIFT']],
    ['after the shift', '12:10', '12:20', ['TIME_AFTER_SHIFT']],
    [
      'longer than the shift',
      '05:00',
      '12:30',
      ['TIME_BEFORE_SHIFT', 'TIME_AFTER_SHIFT', 'BREAK_OVERLAPS'],
    ],
    ['over another', '09:15', '09:45', ['BREAK_OVERLAPS']],
    ['around another', '08:45', '09:45', ['BREAK_OVERLAPS']],
    ['the wrong way round', '09:20', '09:10', ['CLOCK_IN_AFTER_CLOCK_OUT']],
  ])('%s', (_, from, to, rules) => {
    const faults = checkBreakEntry({ ...entry, clockIn: at(from), clockOut: at(to) }, inShift);
    expect(faults.map(({ rule }) => rule)).toEqual(rules);
  });

  test('of an open shift may be open, too', () => {
    const open = {
      ...inShift,
      mayStayOpen: true,
      shift: { start: at('06:00'), end: null },
    };
    expect(checkBreakEntry({ ...entry, clockIn: at('11:00'), clockOut: null }, open)).toEqual([]);
    const overOther = checkBreakEntry({ ...entry, clockIn: at('08:00'), clockOut: null }, open);
    expect(overOther.map(({ rule }) => rule)).toEqual(['BREAK_OVERLAPS']);
  });

  test('that is allowed lies inside its shift and beside every other, whatever is entered', () => {
    const minute = fc.integer({ min: 4 * 60, max: 13 * 60 }).map((minutes) => {
      return toInstant(Date.UTC(2025, 4, 12) + minutes * 60_000);
    });
    const { shift, otherSegments } = inShift;
    fc.assert(
      fc.property(minute, minute, (clockIn, clockOut) => {
        if (checkBreakEntry({ ...entry, clockIn, clockOut }, inShift).length > 0) return;
        expect(shift.start < clockIn && clockIn < clockOut && clockOut < (shift.end ?? '')).toBe(
          true,
        );
        const apart = otherSegments.every(
          (other) => clockOut <= other.start || (other.end ?? '') <= clockIn,
        );
        expect(apart).toBe(true);
      }),
    );
  });
});

describe('an edit without a change (spec §5)', () => {
  test('is told of, also when only seconds or the comment differ', () => {
    expect(rulesOf(entry, edit)).toEqual(['NO_CHANGE']);
    expect(rulesOf({ ...entry, clockIn: '2025-05-12T04:02:37.000Z' }, edit)).toEqual(['NO_CHANGE']);
    expect(rulesOf({ ...entry, comment: 'Stayed' }, edit)).toEqual(['NO_CHANGE']);
  });

  test.each([
    ['clock-in', { clockIn: '2025-05-12T04:03:00.000Z' }],
    ['clock-out', { clockOut: '2025-05-12T12:43:00.000Z' }],
    ['time type', { timeTypeId: 62 }],
    ['cost center', { costCenterId: null }],
    ['a custom field', { options: { 91: 911 } }],
  ])('is none with another %s', (_, change) => {
    expect(rulesOf({ ...entry, ...change }, edit)).toEqual([]);
  });

  test('is not spoken of where something else is wrong, nor for a new entry', () => {
    expect(rulesOf({ ...entry, reason: null }, edit)).toEqual(['REASON_REQUIRED']);
    expect(rulesOf(entry)).toEqual([]);
  });
});

const edit: TimeEntryContext = { ...context, edited: entry };

function changed(changes: Partial<TimeEntry>): TimeEntry {
  return { ...entry, clockOut: '2025-05-12T12:30:00.000Z', ...changes };
}

function rulesOf(checked: TimeEntry, inContext: TimeEntryContext = context): string[] {
  return checkShiftEntry(checked, inContext).map(({ rule }) => rule);
}

/** A shift from noon of that day on, in UTC. */
function shiftOn(date: string): TimeEntry {
  return { ...entry, clockIn: `${date}T12:00:00.000Z`, clockOut: `${date}T18:00:00.000Z` };
}

function at(time: string): string {
  return `2025-05-12T${time}:00.000Z`;
}
