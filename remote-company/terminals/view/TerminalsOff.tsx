import { Link } from 'react-router-dom';
import { InfoRegular, MessageNote } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useHeld } from '../../people/view/useHeld.ts';

/** Terminals are switched off, and how to switch them on. */
export function TerminalsOff() {
  const text = useText();
  const { isAdministrator } = useHeld();
  return (
    <MessageNote
      icon={<InfoRegular />}
      meaning="neutral"
      title={text('terminals.off')}
      action={isAdministrator && <Link to="/admin/features">{text('terminals.off.switch')}</Link>}
    >
      {text(isAdministrator ? 'terminals.off.administrator' : 'terminals.off.others')}
    </MessageNote>
  );
}
