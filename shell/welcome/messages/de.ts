import type { WelcomeMessages } from './en.ts';

export const messages: WelcomeMessages = {
  'welcome.title': 'Willkommen',
  'welcome.text': 'Geben Sie den Code von Ihrer Karte ein.',
  'welcome.user': 'Benutzername',
  'welcome.code': 'Code',
  'welcome.code.hint': '12 Buchstaben und Ziffern. Nach der letzten geht es weiter.',
  'welcome.code.missing': 'Bitte geben Sie alle 12 Buchstaben und Ziffern ein.',
  'welcome.code.wrong':
    'Der Code stimmt nicht, oder er wurde ersetzt. Wenn Sie schon ein Passwort gewählt haben, melden Sie sich damit an.',
  'welcome.code.used':
    'Der Code wurde schon verwendet oder ist abgelaufen. Bitten Sie um eine neue Karte.',
  'welcome.next': 'Weiter',
  'welcome.hasPassword': 'Ich habe ein Passwort',
  'welcome.password.title': 'Wählen Sie Ihr Passwort',
  'welcome.password.text': 'Damit melden Sie sich ab jetzt an. Der Code öffnet nichts mehr.',
  'welcome.password': 'Neues Passwort',
  'welcome.password.hint': 'Mindestens {count, number} Zeichen, etwa mehrere Wörter',
  'welcome.password.tooShort': 'Bitte verwenden Sie mindestens {count, number} Zeichen.',
  'welcome.password.save': 'Speichern und weiter',
};
