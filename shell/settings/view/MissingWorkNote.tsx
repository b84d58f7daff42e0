import { deviceTimeZone, MessageNote, useToday, useUserFormats, WarningFilled } from 'shared-ui';
import { useSessionControl } from '../../services/SessionControl.ts';
import { useText } from '../../messages/useText.ts';
import { missingWork } from '../rules/missingWork.ts';

/** Explains to people without a page about time why there is none; renders nothing for others. */
export function MissingWorkNote() {
  const text = useText();
  const formats = useUserFormats();
  const { session } = useSessionControl();
  const today = useToday(deviceTimeZone());
  const missing = session.kind === 'employee' ? missingWork(session, today) : null;
  if (missing === null) return null;
  const words = 'day' in missing ? { day: formats.longDay(missing.day) } : {};
  return (
    <MessageNote
      icon={<WarningFilled />}
      meaning="warning"
      title={text(`shell.noWork.${missing.kind}`, words)}
    >
      {text('shell.noWork.text')}
    </MessageNote>
  );
}
