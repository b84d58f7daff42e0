import fc from 'fast-check';
import { addDays, daysOf } from 'shared-contracts';
import { expect, it } from 'vitest';
import { brief, dayOff, early, late, refusal } from '../testing/planned.ts';
import {
  changesAnything,
  comingRuns,
  countsOf,
  groupRefusals,
  groupRemarks,
  seenPlans,
  type PlanPreviewRow,
  type RemarkKind,
} from './planPreview.ts';

function row(userId: number, changes: Partial<PlanPreviewRow> = {}): PlanPreviewRow {
  return {
    userId,
    employeeName: `Person ${userId}`,
    planVersion: 1,
    refusal: null,
    days: [],
    remarks: [],
    ...changes,
  };
}

function remark(kind: RemarkKind, message = `${kind} said`): PlanPreviewRow['remarks'][number] {
  return {
    kind,
    startDate: '2026-11-19',
    endDate: '2026-11-19',
    amount: null,
    name: null,
    message,
  };
}

it('says each remark once, in the group of its kind, and counts people', () => {
  const kinds = [
    'ABSENCE',
    'HOLIDAY',
    'SHORT_REST',
    'MANY_DAYS',
    'OVER_HOURS',
    'UNKNOWN_TO_HR',
    'ALREADY_OVER',
  ] as const;
  const arbitraryRows = fc.array(
    fc.record({ kinds: fc.array(fc.constantFrom(...kinds)), isRefused: fc.boolean() }),
  );
  fc.assert(
    fc.property(arbitraryRows, (given) => {
      const rows = given.map((each, id) =>
        row(id, {
          remarks: each.kinds.map((kind) => remark(kind)),
          refusal: each.isRefused ? refusal('FORBIDDEN', 'Not yours.') : null,
        }),
      );
      const groups = groupRemarks(rows);
      const done = given.filter(({ isRefused }) => !isRefused);
      expect(groups.flatMap(({ items }) => items)).toHaveLength(
        done.flatMap((each) => each.kinds).length,
      );
      for (const { kind, people } of groups) {
        expect(people).toBe(done.filter((each) => each.kinds.includes(kind)).length);
      }
      expect(new Set(groups.map(({ kind }) => kind)).size).toBe(groups.length);
    }),
  );
});

it('names the people whom the same keeps from being planned together', () => {
  const rows = [
    row(1, { refusal: refusal('FORBIDDEN', 'Not managed then.') }),
    row(2),
    row(3, { refusal: refusal('OTHER_RECORDING_VARIANT', 'Records durations.') }),
    row(4, { refusal: refusal('FORBIDDEN', 'Not managed then.') }),
  ];
  expect(groupRefusals(rows)).toEqual([
    {
      message: 'Not managed then.',
      people: [
        { userId: 1, name: 'Person 1' },
        { userId: 4, name: 'Person 4' },
      ],
    },
    { message: 'Records durations.', people: [{ userId: 3, name: 'Person 3' }] },
  ]);
});

it('counts people, and days where days were picked, without those that are refused', () => {
  const rows = [row(1), row(2, { refusal: refusal('FORBIDDEN', 'Not yours.') })];
  const dates = { startDate: '2026-11-19', endDate: '2026-11-20' };
  const piece = { code: 'LATE' };
  const whole = { kind: 'range', rowIds: [1, 2], dates, piece } as const;
  expect(countsOf(whole, null)).toEqual({ people: 2, days: 0 });
  expect(countsOf(whole, rows)).toEqual({ people: 1, days: 0 });
  const days = new Map([
    [1, ['2026-11-19', '2026-11-20']],
    [2, ['2026-11-19']],
  ]);
  expect(countsOf({ kind: 'days', rowIds: [1, 2], days, piece }, null).days).toBe(3);
  expect(countsOf({ kind: 'days', rowIds: [1, 2], days, piece }, rows).days).toBe(2);
});

it('joins days in a row on which the same changes, and leaves out those that stay as they are', () => {
  const coming = fc.array(
    fc.record({ gap: fc.boolean(), after: fc.constantFrom(brief(early), brief(late), dayOff) }),
  );
  fc.assert(
    fc.property(coming, (given) => {
      let date = '2026-11-01';
      const days = given.map(({ gap, after }) => {
        date = addDays(date, gap ? 2 : 1);
        return { date, before: dayOff, after };
      });
      const runs = comingRuns({ days });
      const changing = days.filter(({ after }) => after !== dayOff);
      expect(runs.flatMap((run) => daysOf(run).map((each) => [each, run.after]))).toEqual(
        changing.map((day) => [day.date, day.after]),
      );
      for (const [index, run] of runs.entries()) {
        const next = runs[index + 1];
        const mayFollow = next && addDays(run.endDate, 1) === next.startDate;
        if (mayFollow) expect(next.after).not.toEqual(run.after);
      }
    }),
  );
});

it('takes days off and leave for what they are, whatever schedule lies below', () => {
  const leave = { ...dayOff, kind: 'ABSENCE', name: 'Vacation' } as const;
  const days = [
    { date: '2026-11-21', before: dayOff, after: { ...dayOff, externalCode: 'LATE' } },
    { date: '2026-11-22', before: leave, after: { ...leave, externalCode: 'LATE' } },
    { date: '2026-11-23', before: leave, after: dayOff },
  ];
  expect(comingRuns({ days }).map(({ startDate }) => startDate)).toEqual(['2026-11-23']);
  expect(changesAnything([row(1, { days: days.slice(0, 2) })])).toBe(false);
  expect(changesAnything([row(1, { days })])).toBe(true);
  const refused = row(1, { days, refusal: refusal('FORBIDDEN', 'Not yours.') });
  expect(changesAnything([refused])).toBe(false);
});

it("has seen the preview's plan of a row, else the board's", () => {
  const order = { kind: 'range', rowIds: [1, 2, 3], piece: { code: 'LATE' } } as const;
  const dates = { startDate: '2026-11-19', endDate: '2026-11-20' };
  const board = [
    { id: 2, planVersion: 7 },
    { id: 1, planVersion: 6 },
  ];
  expect(seenPlans({ ...order, dates }, [row(1, { planVersion: 9 })], board)).toEqual([
    { userId: 1, planVersion: 9 },
    { userId: 2, planVersion: 7 },
  ]);
});
