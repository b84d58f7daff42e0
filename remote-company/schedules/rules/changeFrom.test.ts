import fc from 'fast-check';
import { addDays, daysBetween } from 'shared-contracts';
import type {
  AssignedScheduleEntry,
  WorkScheduleEntry,
} from 'shared-contracts/company-file/companyFile.ts';
import { expect, it } from 'vitest';
import { changeFrom } from './changeFrom.ts';

const before: WorkScheduleEntry = {
  ...{ externalCode: 'NIGHT', externalName: 'Night', timeRecordingVariant: 'CLOCK' },
  days: [{ category: 'WORKING_DAY' }, { category: 'OFF' }, { category: 'OFF' }],
};
const after: WorkScheduleEntry = { ...before, days: [...before.days, { category: 'OFF' }] };
const endedName = 'Night until 28 February';
const from = '2026-03-01';
const open = { code: 'S-1', assignment: 'A-1', workSchedule: 'NIGHT', startDate: '2026-01-01' };

it('ends the schedule for everybody on the day before and follows it with the changed one', () => {
  const coming = { ...open, code: 'S-2', startDate: '2026-05-01', endDate: '2026-05-31' };
  expect(changeFrom({ before, after, from, endedName, ranges: [open, coming] }).part).toEqual({
    workSchedules: [
      { ...before, externalName: endedName },
      { ...after, externalCode: 'NIGHT-20260301' },
    ],
    assignedSchedules: [
      { ...open, endDate: '2026-02-28' },
      {
        ...open,
        code: 'S-1-20260301',
        workSchedule: 'NIGHT-20260301',
        startDate: from,
        firstDayNumber: 4,
      },
      { ...coming, workSchedule: 'NIGHT-20260301' },
    ],
  });
});

it('names what it replaces, so that all of it can be undone', () => {
  const { replaced } = changeFrom({ before, after, from, endedName, ranges: [open] });
  expect(replaced).toEqual([
    { section: 'workSchedules', code: 'NIGHT', part: { workSchedules: [before] } },
    { section: 'workSchedules', code: 'NIGHT-20260301', part: null },
    { section: 'assignedSchedules', code: 'S-1', part: { assignedSchedules: [open] } },
    { section: 'assignedSchedules', code: 'S-1-20260301', part: null },
  ]);
});

it('changes a schedule itself that nobody has before', () => {
  const coming = { ...open, startDate: from };
  expect(changeFrom({ before, after, from, endedName, ranges: [coming] }).part).toEqual({
    workSchedules: [after],
  });
});

it('covers the same days of each person as before, without a gap or an overlap', () => {
  const ranges = fc
    .tuple(fc.integer({ min: -400, max: 400 }), fc.option(fc.nat(300)))
    .map(([offset, length]) => {
      const startDate = addDays(from, offset);
      const endDate = length === null ? undefined : addDays(startDate, length);
      return { ...open, startDate, ...(endDate === undefined ? {} : { endDate }) };
    })
    .filter(({ endDate = from }) => endDate >= from);
  fc.assert(
    fc.property(ranges, (range) => {
      const { part } = changeFrom({ before, after, from, endedName, ranges: [range] });
      const parts: readonly AssignedScheduleEntry[] = part.assignedSchedules ?? [range];
      const [first, last] = [parts[0], parts.at(-1)];
      expect(first?.startDate).toBe(range.startDate);
      expect(last?.endDate).toBe(range.endDate);
      for (const [index, each] of parts.entries()) {
        const next = parts[index + 1];
        if (next) expect(daysBetween(each.endDate ?? '', next.startDate)).toBe(1);
        expect(each.firstDayNumber ?? 1).toBeLessThanOrEqual(after.days.length);
      }
    }),
  );
});
