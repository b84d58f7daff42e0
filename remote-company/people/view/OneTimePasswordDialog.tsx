import { useState } from 'react';
import { FormDialog, makeStyles, text as type, useApi } from 'shared-ui';
import { useAction } from '../../actions/view/useAction.ts';
import { useWhen } from '../../company-history/view/useWhen.ts';
import { entriesPath } from '../../entries/data/entryPages.ts';
import { useText } from '../../messages/useText.ts';
import { accountPath, giveOneTimePassword, type Account } from '../data/accountCalls.ts';
import { SecretOnce } from './SecretOnce.tsx';

interface OneTimePasswordDialogProps {
  readonly account: Account;
  readonly name: string;
  readonly onClose: () => void;
}

type Given = Awaited<ReturnType<typeof giveOneTimePassword>>;

/** Gives a person a one-time password, and shows it once. */
export function OneTimePasswordDialog({ account, name, onClose }: OneTimePasswordDialogProps) {
  const api = useApi();
  const text = useText();
  const when = useWhen();
  const styles = useStyles();
  const [given, setGiven] = useState<Given | null>(null);
  const give = useAction({
    act: () => giveOneTimePassword(api, account.employeeId),
    reads: [accountPath, entriesPath],
    onDone: setGiven,
  });
  const title = text('account.oneTime.title', { name });
  if (given !== null) {
    const { username } = account;
    return (
      <SecretOnce title={title} secret={given.password} onClose={onClose}>
        <p className={styles.words}>{text('account.oneTime.once')}</p>
        <p className={styles.words}>
          {text('account.oneTime.until', { username, when: when(given.until) })}
        </p>
      </SecretOnce>
    );
  }
  return (
    <FormDialog
      width={550}
      title={title}
      submit={text('account.oneTime.give')}
      busy={give.isPending}
      faults={{}}
      onSubmit={give.start}
      onClose={onClose}
    >
      {() => <p className={styles.words}>{text('account.oneTime.text', { name })}</p>}
    </FormDialog>
  );
}

const useStyles = makeStyles({ words: { ...type.body, margin: 0 } });
