import type { components } from 'shared-contracts';
import { useEmployeeSession, useFeature } from 'shared-ui';

type TimePair = components['schemas']['TimePair'];

/**
 * What an entry is booked on: time type and cost center, after its position where that is not the
 * only one of its person.
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
