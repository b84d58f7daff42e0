export const messages = {
  'forgotten.title': 'Forgotten your password?',
  'forgotten.ask': 'We mail you a link to choose a new one.',
  'forgotten.name': 'User name or mail address',
  'forgotten.name.hint': 'If several people share an address, use the user name.',
  'forgotten.send': 'Send the link',
  'forgotten.sent':
    'If this account has an address, a mail is on its way. Otherwise your manager can give you a one-time password.',
  'forgotten.sent.hint':
    'The link works for half an hour. If nothing arrives, look in the spam folder too.',
  'forgotten.again': 'Ask again',
  'forgotten.noMail':
    'This server sends no mail. Your manager or an administrator can give you a one-time password.',
  'forgotten.failed': 'We could not find out how to help',
  'forgotten.signOn': 'If you log in with your company account, ask for a new password there.',
  'forgotten.back': 'Back to log-in',
  'choose.title': 'Choose a new password',
  'choose.for': 'For the account {username}',
  'choose.askAgain': 'Ask for a new link',
  'choose.unread': 'Open the link again',
  'choose.unread.text':
    'This page no longer has the link. Open it again in your mail, or ask for a new one.',
  'choose.failed': 'The link could not be checked',
  'choose.submit': 'Save password',
} as const;

/** The same words in another language. */
export type ForgottenPasswordMessages = Readonly<Record<keyof typeof messages, string>>;
