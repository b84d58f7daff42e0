import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';

/** A person's row; override what the test needs. */
export function plannedRow(id: number, changes: Partial<PlannedRow> = {}): PlannedRow {
  return {
    id,
    employeeId: id + 1000,
    employeeName: `Person ${id}`,
    employeeNumber: String(20_000 + id),
    description: 'Main',
    position: { id: 1, description: 'Porter' },
    timeZone: 'UTC',
    currentWorkScheduleCode: 'EARLY',
    currentWorkScheduleName: 'Early',
    timeRecordingVariant: 'CLOCK',
    countryCode: 'DE',
    currentEmployeeGroups: [],
    planVersion: 0,
    failedSchedules: [],
    ...changes,
  };
}
