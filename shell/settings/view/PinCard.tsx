import { clockableAssignments } from 'shared-contracts';
import { useEmployeeSession, useFeature, useProperty } from 'shared-ui';
import { OwnPin } from './OwnPin.tsx';

/** The own PIN for terminals, of whoever may clock at one; nothing to everybody else. */
export function PinCard() {
  const { employee } = useEmployeeSession();
  const hasTerminals = useFeature('TERMINAL');
  const hasPins = useProperty('TERMINAL_PIN');
  const mayClock = clockableAssignments(employee.assignments).length > 0;
  if (!hasTerminals || !hasPins || !mayClock) return null;
  return <OwnPin />;
}
