import type { ScheduledSegment } from 'shared-contracts';
import { expect, test } from 'vitest';
import { plannedBreak } from './plannedBreak.ts';

const segments = [
  segment('SCHEDULED_WORKING_TIME', '06:00', '10:00', 240),
  segment('SCHEDULED_UNPAID_BREAK', '10:00', '10:30', 30),
  segment('SCHEDULED_WORKING_TIME', '10:30', '12:00', 90),
  segment('SCHEDULED_UNPAID_BREAK', '12:00', '12:15', 15),
  segment('SCHEDULED_WORKING_TIME', '12:15', '14:30', 135),
];

test.each([
  ['05:55', '10:00', 30],
  ['10:29', '10:00', 30],
  ['10:30', '12:00', 15],
])('at %s the next break is the one at %s', (now, start, minutes) => {
  expect(plannedBreak({ segments }, at(now))).toEqual({ start: at(start), minutes });
});

test('after the last one, and where nothing is planned, there is none', () => {
  expect(plannedBreak({ segments }, at('12:15'))).toBeNull();
  expect(plannedBreak({ segments: [] }, at('08:00'))).toBeNull();
});

function segment(
  category: ScheduledSegment['category'],
  start: string,
  end: string,
  minuteDuration: number,
): ScheduledSegment {
  return { category, startTime: at(start), endTime: at(end), minuteDuration };
}

function at(time: string) {
  return `2026-03-02T${time}:00.000Z`;
}
