import { localDay, offsetMinutes, type components } from 'shared-contracts';
import type { AssignmentRow } from './data/assignments.ts';
import { covers } from './rules/isActiveAt.ts';
import { variantOn } from './rules/variantOn.ts';

/** The assignment as in the contract, with the values of its local day at the instant. */
export function presentAssignment(
  row: AssignmentRow,
  now: Date,
): components['schemas']['Assignment'] {
  const { startDate, endDate, timeZone, variants } = row;
  const instant = now.toISOString();
  const today = localDay(instant, timeZone);
  return {
    id: row.id,
    isPrimary: row.isPrimary,
    active: covers({ startDate, endDate }, today),
    description: row.description,
    position: row.position,
    startDate,
    endDate,
    countryCode: row.countryCode,
    company: row.company,
    costCenter: row.costCenter,
    timeZone,
    timeZoneOffset: offsetMinutes(instant, timeZone),
    timeRecordingVariant: variantOn(variants, today),
    assignedTimeRecordingVariants: variants,
    timeTypeProfile: row.timeTypeProfile,
    timePairCustomFields: row.timePairCustomFields,
    customEntities: row.customEntities,
    geofences: row.geofences,
    authorityNames: [...row.authorities],
    currentlyManaged: row.managerAssignments.some((range) => covers(range, today)),
    managerAssignments: row.managerAssignments,
  };
}
