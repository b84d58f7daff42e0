import { clockableAssignments } from 'shared-contracts';
import { useEmployeeSession, useFeature, useProperty } from 'shared-ui';
import { OwnPin } from './OwnPin.tsx';

/** The person's own PIN for terminals; renders nothing for people who cannot clock at one. */
export function PinCard() {
  const { employee } = useEmployeeSession();
  const hasTerminals = useFeature('TERMINAL');
  const hasPins = useProperty('TERMINAL_PIN');
  const mayClock = clockableAssignments(employee.assignments).length > 0;
  if (!hasTerminals || !hasPins || !mayClock) return null;
  return <OwnPin />;
}
