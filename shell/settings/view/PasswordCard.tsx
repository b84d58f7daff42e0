import { Card, useEmployeeSession, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Changing the password ends the person's sessions elsewhere. */
export function PasswordCard() {
  const text = useText();
  const snackbar = useSnackbar();
  const { employeeId } = useEmployeeSession();
  return (
    <Card title={text('shell.password.title')} titleNote={text('shell.password.note')}>
      <PasswordForm
        employeeId={employeeId}
        onChanged={() => snackbar.show({ text: text('shell.password.changed'), intent: 'success' })}
      />
    </Card>
  );
}
