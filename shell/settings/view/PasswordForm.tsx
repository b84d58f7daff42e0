import { limits } from 'shared-contracts';
import { useApi } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { changePassword } from '../data/saveSettings.ts';
import { passwordFault } from '../rules/passwordFault.ts';
import { SecretForm } from './SecretForm.tsx';

export interface PasswordFormProps {
  readonly employeeId: number;
  readonly onChanged: () => void;
}

/** Current password and the new one, twice. */
export function PasswordForm({ employeeId, onChanged }: PasswordFormProps) {
  const api = useApi();
  const text = useText();
  return (
    <SecretForm
      field="newPassword"
      maxLength={limits.maximumPasswordLength}
      words={{
        next: text('shell.password.new'),
        hint: text('shell.password.hint', { count: limits.minimumPasswordLength }),
        repeat: text('shell.password.repeat'),
        submit: text('shell.password.submit'),
      }}
      faultOf={(entry) => {
        const fault = passwordFault(entry);
        if (fault === undefined) return {};
        const words = text(`shell.password.${fault}`, { count: limits.minimumPasswordLength });
        return fault === 'not-repeated' ? { repeated: words } : { next: words };
      }}
      save={({ current, next }) =>
        changePassword(api, employeeId, { currentPassword: current, newPassword: next })
      }
      onChanged={onChanged}
    />
  );
}
