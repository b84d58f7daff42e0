import { useState } from 'react';
import {
  Badge,
  Button,
  DismissRegular,
  IconButton,
  MoreHorizontalRegular,
  useEmployeeSession,
  useFeature,
  useMenu,
  useMinute,
} from 'shared-ui';
import { ListRow } from '../../listing/ListRow.tsx';
import type { Account } from '../data/accountQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { OneTimePasswordDialog } from './OneTimePasswordDialog.tsx';
import { nameOf, useChangeAccount } from './useChangeAccount.ts';
import { usePersonData } from './usePersonData.ts';
import { useWhen } from '../../locale/useWhen.ts';

/** An account: the person, whether they can log in and are signed in, and the actions on it. */
export function AccountRow({ account }: { readonly account: Account }) {
  const text = useAdminText();
  const when = useWhen();
  const { isPending, start } = useChangeAccount();
  const { employeeId } = useEmployeeSession();
  const { username, hasPassword, closedAt, sessions, lastUsedAt } = account;
  const usesPasskeys = useFeature('SECOND_FACTOR') && account.asksForPasskey;
  const passkeyWords = usePasskeyWords(account);
  const name = nameOf(account);
  const isOpen = closedAt === null;
  const opening = text(isOpen ? 'account.close' : 'account.open');
  const logIn =
    username === null || !hasPassword ? text('account.noLogIn') : text('account.as', { username });
  const facts = [
    `${account.employeeNumber} · ${logIn}`,
    lastUsedAt === null
      ? text('account.notSignedIn')
      : text('account.signedIn', { count: sessions, when: when(lastUsedAt) }),
    ...(usesPasskeys ? [passkeyWords] : []),
  ];
  return (
    <ListRow name={name} facts={facts}>
      {!isOpen && (
        <Badge meaning="rejected" icon={<DismissRegular />}>
          {text('account.closed', { when: when(closedAt) })}
        </Badge>
      )}
      {sessions > 0 && (
        <Button
          size="row"
          busy={isPending}
          aria-label={`${text('account.end-sessions')}: ${name}`}
          onClick={() => start({ account, action: 'end-sessions' })}
        >
          {text('account.end-sessions')}
        </Button>
      )}
      {usesPasskeys && employeeId !== account.employeeId && (
        <Button
          size="row"
          busy={isPending}
          aria-label={`${text('account.reset-passkeys')}: ${name}`}
          onClick={() => start({ account, action: 'reset-passkeys' })}
        >
          {text('account.reset-passkeys')}
        </Button>
      )}
      {employeeId !== account.employeeId && (
        <Button
          size="row"
          busy={isPending}
          aria-label={`${opening}: ${name}`}
          onClick={() => start({ account, action: isOpen ? 'close' : 'open' })}
        >
          {opening}
        </Button>
      )}
      <AccountMenu account={account} />
    </ListRow>
  );
}

/** What is done less often. */
function AccountMenu({ account }: { readonly account: Account }) {
  const text = useAdminText();
  const openMenu = useMenu();
  const { employeeId } = useEmployeeSession();
  const { exportAll, erase } = usePersonData(account);
  const [isGiving, setGiving] = useState(false);
  const oneTime = {
    key: 'oneTime',
    label: text('account.oneTime'),
    onSelect: () => setGiving(true),
  };
  return (
    <>
      <IconButton
        label={text('account.more', { name: nameOf(account) })}
        icon={<MoreHorizontalRegular />}
        onClick={(event) =>
          openMenu(event.currentTarget, [
            ...(account.takesOneTimePassword ? [oneTime] : []),
            { key: 'export', label: text('account.export'), onSelect: exportAll },
            ...(employeeId === account.employeeId
              ? []
              : [{ key: 'erase', label: text('account.erase'), danger: true, onSelect: erase }]),
          ])
        }
      />
      {isGiving && <OneTimePasswordDialog account={account} onClose={() => setGiving(false)} />}
    </>
  );
}

/** The number of passkeys, or the deadline for registering the first. */
function usePasskeyWords({ passkeys, passkeyUntil }: Account): string {
  const text = useAdminText();
  const when = useWhen();
  const now = useMinute();
  if (passkeys > 0) return text('account.passkeys', { count: passkeys });
  const isOpen = passkeyUntil !== null && Date.parse(passkeyUntil) > now.getTime();
  return isOpen
    ? text('account.passkeys.until', { when: when(passkeyUntil) })
    : text('account.passkeys.over');
}
