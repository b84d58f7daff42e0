import { clockableAssignments } from 'shared-contracts';
import { MessagesProvider, useEmployeeSession, useFeature, useHost, useProperty } from 'shared-ui';
import { messages as de } from '../messages/de.ts';
import { messages as en } from '../messages/en.ts';
import { messages as es } from '../messages/es.ts';
import { messages as th } from '../messages/th.ts';
import { OwnPin } from './OwnPin.tsx';

const messages = { de, en, es, th };

/** The own PIN for terminals, of whoever may clock at one; nothing to everybody else. */
export function PinCard() {
  const { locale } = useHost();
  const { employee } = useEmployeeSession();
  const hasTerminals = useFeature('TERMINAL');
  const hasPins = useProperty('TERMINAL_PIN');
  const mayClock = clockableAssignments(employee.assignments).length > 0;
  if (!hasTerminals || !hasPins || !mayClock) return null;
  return (
    <MessagesProvider messages={messages[locale]}>
      <OwnPin />
    </MessagesProvider>
  );
}
