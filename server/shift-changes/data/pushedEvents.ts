import type { PushedEvent } from '../../push/pushChannel.ts';
import type { ShiftChange } from '../../shifts/rules/shiftChange.ts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';

function touchesOpenShift({ before, after }: ShiftChange): boolean {
  return [before, after].some((shift) => shift?.pair.clock_out === null);
}

/** What the open pages of the people and of their managers are told of changes. */
export function pushedEvents(
  changes: readonly ShiftChange[],
  assignments: ReadonlyMap<number, AssignmentFacts>,
): PushedEvent[] {
  if (changes.length === 0) return [];
  const clocked = changes.filter(touchesOpenShift).flatMap(({ after }) => {
    const assignment = assignments.get(after.pair.assignment_id);
    return assignment === undefined ? [] : [assignment.employeeId];
  });
  const people = [...assignments.values()];
  const concerned = people.flatMap(({ employeeId, managerIds }) => [employeeId, ...managerIds]);
  return [
    ...(clocked.length > 0
      ? [{ type: 'active-shift-changed', employeeIds: clocked } as const]
      : []),
    { type: 'time-pairs-changed', employeeIds: [...new Set(concerned)] },
  ];
}
