import { answer, limits, type ApiFailure } from 'shared-contracts';
import { useApi } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { passwordFault } from '../../settings/rules/passwordFault.ts';
import { SecretForm } from '../../settings/view/SecretForm.tsx';
import { useForgottenPasswordText } from '../messages/useForgottenPasswordText.ts';

interface ChoosePasswordFormProps {
  readonly token: string;
  readonly username: string;
  readonly onChosen: () => void;
  /** Takes a failure that ends the link. */
  readonly onFailed: (failure: ApiFailure) => void;
}

/** The new password, twice: the link stands for the current one. */
export function ChoosePasswordForm(props: ChoosePasswordFormProps) {
  const { token, username, onChosen, onFailed } = props;
  const api = useApi();
  const text = useText();
  const ownText = useForgottenPasswordText();
  const count = limits.minimumPasswordLength;
  return (
    <SecretForm
      field="newPassword"
      maxLength={limits.maximumPasswordLength}
      username={username}
      words={{
        next: text('shell.password.new'),
        hint: text('shell.password.hint', { count }),
        repeat: text('shell.password.repeat'),
        submit: ownText('choose.submit'),
      }}
      faultOf={(entry) => {
        const fault = passwordFault(entry);
        if (fault === undefined) return {};
        const words = text(`shell.password.${fault}`, { count });
        return fault === 'not-repeated' ? { repeated: words } : { next: words };
      }}
      save={({ next }) =>
        answer(api.POST('/api/password-links/use', { body: { token, newPassword: next } }))
      }
      onChanged={onChosen}
      onFailed={(failure) => {
        if (failure.code !== 'PASSWORD_LINK_OVER') return false;
        onFailed(failure);
        return true;
      }}
    />
  );
}
