import { Link } from 'react-router-dom';
import { heldAuthorities } from 'shared-contracts';
import { InfoRegular, MessageNote, useFeature, useHost } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

/** That rules for overtime have no effect, where the company does not tell it apart. */
export function OvertimeNote() {
  const text = useText();
  const { session } = useHost();
  if (useFeature('OVERTIME')) return null;
  const maySwitch = session.kind === 'employee' && heldAuthorities(session).has('DEV_ADMIN');
  return (
    <MessageNote
      icon={<InfoRegular />}
      meaning="neutral"
      title={text('rules.overtimeOff')}
      action={maySwitch && <Link to="/admin/features">{text('rules.features')}</Link>}
    >
      {text(maySwitch ? 'rules.overtimeOff.text' : 'rules.overtimeOff.ask')}
    </MessageNote>
  );
}
