import type { components } from 'shared-contracts';
import { useEmployeeSession, useFeature } from 'shared-ui';

type TimePair = components['schemas']['TimePair'];

/**
 * The booking of an entry: time type and cost center, preceded by the position if the person has
 * several.
 */
export function useBookedOn({ employeeAssignment, timeType, costCenter }: TimePair): string {
  const { employee } = useEmployeeSession();
  const hasCostCenters = useFeature('COST_CENTERS');
  const { position } = employeeAssignment;
  const isOnlyPosition = employee.assignments.every((own) => own.position.id === position.id);
  const words = [
    isOnlyPosition ? null : position.description,
    timeType?.externalName,
    hasCostCenters ? costCenter?.name : null,
  ];
  return words.filter(Boolean).join(' · ') || position.description;
}
