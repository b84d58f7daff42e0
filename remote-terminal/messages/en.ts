export const messages = {
  'terminal.logIn.title': 'Sign this terminal in',
  'terminal.logIn.text': 'It stays signed in for everybody who clocks here.',
  'terminal.logIn.terminalId': 'Terminal id',
  'terminal.logIn.password': 'Password',
  'terminal.logIn.submit': 'Sign in',
  'terminal.logIn.other': 'Log in as a person',
  'terminal.required': 'Please fill this in.',
  'terminal.connected': 'Connected',
  'terminal.notConnected': 'No connection',
  'terminal.logOut': 'Sign this terminal out',
  'terminal.leave.title': 'Sign this terminal out?',
  'terminal.leave.text': 'Nobody can clock here until it is signed in again.',
  'terminal.leave.confirm': 'Sign out',
} as const;

/** The same keys in every language; a missing one does not compile. */
export type TerminalMessages = Readonly<Record<keyof typeof messages, string>>;
