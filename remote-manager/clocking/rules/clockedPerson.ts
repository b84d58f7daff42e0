import type { ShiftToEnd } from '../../clock-out/rules/shiftEnd.ts';
import { nameOf, type Subordinate } from '../../people/rules/subordinate.ts';

/** The state of a person's clock; `ELSEWHERE`: open on a position of another manager. */
export type Presence = 'IN' | 'AWAY' | 'ELSEWHERE' | 'OUT';

export function presenceOf({ activeTimePair, isClockedInElsewhere }: Subordinate): Presence {
  if (activeTimePair) return activeTimePair.awaySince === null ? 'IN' : 'AWAY';
  return isClockedInElsewhere === true ? 'ELSEWHERE' : 'OUT';
}

/** Whether the switch or a selection can do anything. */
export function canBeClocked(person: Subordinate): boolean {
  const presence = presenceOf(person);
  if (presence === 'ELSEWHERE') return false;
  return presence !== 'OUT' || person.subordinateAssignments.some(({ canClock }) => canClock);
}

export function isIn(person: Subordinate): boolean {
  return person.activeTimePair != null;
}

/** The open shift of a person who is in. */
export function shiftToEnd({ employee, activeTimePair: open }: Subordinate): ShiftToEnd | null {
  if (open == null) return null;
  const { id: shiftTimePairId, employeeAssignmentId, clockIn, timeZone, awaySince } = open;
  return {
    employeeId: employee.id,
    name: nameOf(employee),
    employeeAssignmentId,
    shiftTimePairId,
    clockIn,
    timeZone,
    awaySince,
    planned: open.planned ?? null,
  };
}
