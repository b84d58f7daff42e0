import { FormDialog, makeStyles, text as type, useApi } from 'shared-ui';
import { useAction } from '../../actions/useAction.ts';
import { useWhen } from '../../locale/useWhen.ts';
import { giveOneTimePassword, type Account } from '../data/accountQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { SecretOnce } from './SecretOnce.tsx';
import { nameOf } from './useChangeAccount.ts';

interface OneTimePasswordDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/** Gives a person a one-time password, and shows it once. */
export function OneTimePasswordDialog({ account, onClose }: OneTimePasswordDialogProps) {
  const api = useApi();
  const text = useAdminText();
  const when = useWhen();
  const styles = useStyles();
  const name = nameOf(account);
  const give = useAction({
    act: () => giveOneTimePassword(api, account.employeeId),
    reads: ['/api/accounts'],
  });
  if (give.result !== undefined) {
    const { password, until } = give.result;
    return (
      <SecretOnce
        title={text('account.oneTime.ready', { name })}
        subtitle={text('account.oneTime.once')}
        secret={password}
        onClose={onClose}
      >
        <p className={styles.about}>
          {text('account.oneTime.until', { username: account.username, when: when(until) })}
        </p>
      </SecretOnce>
    );
  }
  return (
    <FormDialog
      width={550}
      title={text('account.oneTime.title', { name })}
      submit={text('account.oneTime.give')}
      busy={give.isPending}
      faults={{}}
      onSubmit={() => give.start()}
      onClose={onClose}
    >
      {() => <p className={styles.about}>{text('account.oneTime.text', { name })}</p>}
    </FormDialog>
  );
}

const useStyles = makeStyles({ about: { ...type.body, margin: 0 } });
