import { useState } from 'react';
import { Button, useApi, useFeature } from 'shared-ui';
import { useAction } from '../../actions/view/useAction.ts';
import { useWhen } from '../../company-history/view/useWhen.ts';
import { entriesPath } from '../../entries/data/entryPages.ts';
import { useText } from '../../messages/useText.ts';
import {
  accountPath,
  endSessions,
  resetPasskeys,
  type AccountDetails,
} from '../data/accountCalls.ts';
import { logInState } from '../rules/logInState.ts';
import { OneTimePasswordDialog } from './OneTimePasswordDialog.tsx';
import type { Person } from './PersonPanel.tsx';
import { PersonSection } from './PersonSection.tsx';
import { useHeld } from './useHeld.ts';
import { useLogInWords } from './useLogInWords.ts';
import { usePasskeyWords } from './usePasskeyWords.ts';

interface LogInSectionProps {
  readonly person: Person;
  readonly details: AccountDetails;
}

/** Whether the person logs in, and is logged in; what an administrator does about it. */
export function LogInSection({ person, details: { account } }: LogInSectionProps) {
  const text = useText();
  const when = useWhen();
  const logInWords = useLogInWords();
  const { isAdministrator } = useHeld();
  const usesPasskeys = useFeature('SECOND_FACTOR') && account.asksForPasskey;
  const passkeyWords = usePasskeyWords(account);
  const { closedAt, username, hasPassword, sessions } = account;
  const state = logInState(person.entry, person.facts.account);
  const words = [
    closedAt === null ? logInWords(state) : text('account.closed', { when: when(closedAt) }),
    ...(username !== null && !hasPassword ? [text('account.noPassword')] : []),
    ...(sessions > 0 ? [text('account.sessions', { count: sessions })] : []),
    ...(usesPasskeys ? [passkeyWords] : []),
  ];
  return (
    <PersonSection
      title={text('people.logIn')}
      actions={isAdministrator && <Actions name={person.facts.name} account={account} />}
    >
      <div>{words.join(' · ')}</div>
    </PersonSection>
  );
}

interface ActionsProps {
  readonly name: string;
  readonly account: AccountDetails['account'];
}

function Actions({ name, account }: ActionsProps) {
  const api = useApi();
  const text = useText();
  const { employeeId: own } = useHeld();
  const [isGiving, setIsGiving] = useState(false);
  const usesPasskeys = useFeature('SECOND_FACTOR') && account.asksForPasskey;
  const { employeeId, sessions, takesOneTimePassword } = account;
  const reads = [accountPath, entriesPath] as const;
  const question = (action: 'end-sessions' | 'reset-passkeys') => ({
    title: text(`account.${action}.title`, { name }),
    text: text(`account.${action}.text`),
    confirm: text(`account.${action}`),
    danger: action === 'reset-passkeys',
  });
  const ending = useAction({
    act: () => endSessions(api, employeeId),
    reads,
    ask: question('end-sessions'),
    said: text('account.end-sessions.done', { name }),
  });
  const resetting = useAction({
    act: () => resetPasskeys(api, employeeId),
    reads,
    ask: question('reset-passkeys'),
    said: text('account.reset-passkeys.done', { name }),
  });
  return (
    <>
      {takesOneTimePassword && (
        <Button size="row" onClick={() => setIsGiving(true)}>
          {text('account.oneTime')}
        </Button>
      )}
      {sessions > 0 && (
        <Button size="row" busy={ending.isPending} onClick={ending.start}>
          {text('account.end-sessions')}
        </Button>
      )}
      {usesPasskeys && employeeId !== own && (
        <Button size="row" busy={resetting.isPending} onClick={resetting.start}>
          {text('account.reset-passkeys')}
        </Button>
      )}
      {isGiving && (
        <OneTimePasswordDialog account={account} name={name} onClose={() => setIsGiving(false)} />
      )}
    </>
  );
}
