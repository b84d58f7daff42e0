/** The words of the list of accounts. */
export const accounts = {
  'admin.accounts': 'Accounts',
  'admin.about.accounts': 'Who may log in and who is signed in',
  'accounts.search': 'Search people',
  'accounts.none': 'No person matches what you look for.',
  'account.as': 'logs in as {username}',
  'account.noLogIn': 'cannot log in by password',
  'account.notSignedIn': 'Not signed in',
  'account.signedIn':
    '{count, plural, one {Signed in} other {Signed in # times}}, last used {when}',
  'account.closed': 'Closed {when}',
  'account.end-sessions': 'End sessions',
  'account.end-sessions.title': 'End the sessions of {name}',
  'account.end-sessions.text':
    'The person is signed out on every device at once and may log in again. Time that waits on a device stays there.',
  'account.end-sessions.done': '{name} is signed out everywhere.',
  'account.close': 'Close account',
  'account.close.title': 'Close the account of {name}',
  'account.close.text':
    'The person is signed out on every device at once and cannot log in any more. Recorded time stays.',
  'account.close.done': 'The account of {name} is closed.',
  'account.open': 'Open again',
  'account.open.title': 'Open the account of {name} again',
  'account.open.text': 'The person can log in again with the same password.',
  'account.open.done': 'The account of {name} is open again.',
} as const;

export type AccountMessages = Readonly<Record<keyof typeof accounts, string>>;
