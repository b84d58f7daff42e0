import { addDays, daysBetween, toInstant, toMillis } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { assignment } from 'shared-contracts/testing/employee.ts';
import { breakSegment, openPair, punch, timePair } from 'shared-contracts/testing/timePair.ts';
import { checkDraft, type DraftContext } from './checkDraft.ts';
import { type EntryDraft, firstDraft, withDate, withTime } from './entryDraft.ts';
import { refreshedSubject } from './entrySubject.ts';
import { readDraft } from './readDraft.ts';

import fc from 'fast-check';

const zones = fc.constantFrom('Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC');
const starts = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2026, 10, 1) })
  .map((millis) => toInstant(millis));
const lengths = fc.integer({ min: 60_000, max: 30 * 3_600_000 });
const dates = starts.map((instant) => instant.slice(0, 10));

describe('the draft of an edit', () => {
  it('comes to the very instants that are recorded, in every zone and at clock changes', () => {
    fc.assert(
      fc.property(starts, lengths, zones, (start, length, timeZone) => {
        const end = toInstant(toMillis(start) + length);
        const shift = timePair({ clockIn: punch(start), clockOut: punch(end), timeZone });
        const subject = { kind: 'EDIT_SHIFT', shift } as const;
        const draft = firstDraft(
          subject,
          assignment({ timeZone }),
          timeZone,
          '2026-11-19T10:00:00.000Z',
        );
        const times = readDraft(draft, subject, timeZone);
        expect([times.start.instant, times.end.instant]).toEqual([start, end]);
      }),
    );
  });

  it('is unchanged until somebody changes it, and again when that is undone', () => {
    const subject = { kind: 'EDIT_SHIFT', shift: timePair() } as const;
    const draft: EntryDraft = {
      ...firstDraft(subject, assignment(), 'Europe/Berlin', '2026-11-19T10:00:00.000Z'),
      reason: 1,
    };
    const rules = (each: EntryDraft) =>
      checkDraft(each, readDraft(each, subject, 'Europe/Berlin'), subject, context).map(
        ({ rule }) => rule,
      );
    expect(rules(draft)).toEqual(['NO_CHANGE']);
    const changed = withTime(draft, 'end', '14:30');
    expect(rules(changed)).toEqual([]);
    expect(rules(withTime(changed, 'end', '14:44'))).toEqual(['NO_CHANGE']);
  });
});

describe('another date', () => {
  it('takes the end along by the same number of days', () => {
    fc.assert(
      fc.property(dates, dates, fc.integer({ min: 0, max: 3 }), (from, to, nights) => {
        const subject = { kind: 'ADD_SHIFT', date: from } as const;
        const added = firstDraft(subject, assignment(), 'UTC', `${from}T10:00:00.000Z`);
        const night = withDate(added, 'end', addDays(from, nights));
        const { start, end } = withDate(night, 'start', to);
        expect(start.date).toBe(to);
        expect(daysBetween(start.date ?? '', end.date ?? '')).toBe(nights);
      }),
    );
  });

  it('of the end leaves the start where it is', () => {
    const added = firstDraft(
      { kind: 'ADD_SHIFT' },
      assignment(),
      'UTC',
      '2026-11-19T10:00:00.000Z',
    );
    expect(withDate(added, 'end', '2026-11-20').start.date).toBe('2026-11-19');
  });
});

describe('an entry that was refreshed', () => {
  const shift = timePair();
  const segment = breakSegment('2026-11-18T09:00:00.000Z', '2026-11-18T09:28:00.000Z');

  it('is the same one on the latest version', () => {
    const latest = timePair({ id: 502 });
    expect(refreshedSubject({ kind: 'EDIT_SHIFT', shift }, latest)).toMatchObject({
      shift: { id: 502 },
    });
  });

  it('finds an edited break again by the one before it', () => {
    const edited = { ...segment, segmentTimePairId: 900, previousVersionId: 801 };
    const latest = timePair({ segmentTimePairs: [edited] });
    expect(refreshedSubject({ kind: 'EDIT_BREAK', shift, segment }, latest)).toMatchObject({
      segment: { segmentTimePairId: 900 },
    });
  });

  it('is none where shift or break were deleted', () => {
    const deleted = timePair({ status: 'DELETED' });
    expect(refreshedSubject({ kind: 'ADD_BREAK', shift }, deleted)).toBeNull();
    const without = timePair({ segmentTimePairs: [] });
    expect(refreshedSubject({ kind: 'EDIT_BREAK', shift, segment }, without)).toBeNull();
  });
});

describe('an open shift', () => {
  it('keeps its breaks inside when it gets an end', () => {
    const shift = openPair('2026-11-19T05:00:00.000Z', {
      segmentTimePairs: [breakSegment('2026-11-19T09:00:00.000Z', null)],
    });
    const subject = { kind: 'EDIT_SHIFT', shift } as const;
    const opened = firstDraft(subject, assignment(), 'Europe/Berlin', '2026-11-19T10:00:00.000Z');
    const { segmentUpdates } = readDraft(
      withTime(opened, 'end', '11:00'),
      subject,
      'Europe/Berlin',
    );
    expect(segmentUpdates).toEqual([
      {
        id: 801,
        kind: 'CUT',
        start: '2026-11-19T09:00:00.000Z',
        end: '2026-11-19T10:00:00.000Z',
      },
    ]);
  });
});

const context: DraftContext = {
  actsAs: 'EMPLOYEE',
  now: '2026-11-19T12:00:00.000Z',
  timeZone: 'Europe/Berlin',
  today: '2026-11-19',
  payCycle: { startDate: '2026-11-09', duration: 14, unit: 'DAYS' },
  maximumManagerEditRange: 2,
  freeTextReasons: true,
  customFields: [],
  costCenterRequired: false,
};
