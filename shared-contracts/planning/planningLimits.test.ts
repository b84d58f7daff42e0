import { expect, test } from 'vitest';
import contract from '../openapi/openapi.gen.json' with { type: 'json' };
import { breakLimits } from './breakLimits.ts';
import { longestWindow } from './longestWindow.ts';
import { rotationLimits } from './rotationLimits.ts';

const { RotationRequest, DurationWorkScheduleAssignment, AssignRequest, PlannedRowsFilter } =
  contract.components.schemas;

test('the limits of planning are those that the server validates by', () => {
  const { workSchedules } = RotationRequest.properties;
  expect(workSchedules.minItems).toBe(rotationLimits.leastTurns);
  expect(workSchedules.maxItems).toBe(rotationLimits.mostTurns);
  expect(workSchedules.items.properties.duration.maximum).toBe(rotationLimits.mostDays);
  const { breaks } = DurationWorkScheduleAssignment.properties;
  expect(breaks.maxItems).toBe(breakLimits.mostBreaks);
  expect(breaks.items.properties.minuteDuration.maximum).toBe(breakLimits.mostMinutes);
  expect(AssignRequest.properties.days.items.properties.dates.maxItems).toBe(longestWindow + 1);
  const { RangeEnd } = contract.components.parameters;
  for (const { description } of [PlannedRowsFilter.properties.endDate, RangeEnd]) {
    expect(description).toContain(`at most ${longestWindow} days after the start`);
  }
});
