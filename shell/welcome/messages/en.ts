export const messages = {
  'welcome.title': 'Welcome',
  'welcome.text': 'Enter the code from your card.',
  'welcome.user': 'User name',
  'welcome.code': 'Code',
  'welcome.code.hint': '12 letters and digits. You go on after the last one.',
  'welcome.code.missing': 'Please enter all 12 letters and digits.',
  'welcome.code.wrong':
    'The code does not match, or it was replaced. If you have chosen a password already, log in with it.',
  'welcome.code.used':
    'The code was used already, or has expired. Ask for a new one where you got the card.',
  'welcome.next': 'Next',
  'welcome.hasPassword': 'I have a password',
  'welcome.password.title': 'Choose your password',
  'welcome.password.text': 'From now on you log in with it. The code opens nothing any more.',
  'welcome.password': 'New password',
  'welcome.password.hint': 'At least {count, number} characters, such as several words',
  'welcome.password.tooShort': 'Please use at least {count, number} characters.',
  'welcome.password.save': 'Save and go on',
} as const;

/** The same keys in every language; a missing one does not compile. */
export type WelcomeMessages = Readonly<Record<keyof typeof messages, string>>;
