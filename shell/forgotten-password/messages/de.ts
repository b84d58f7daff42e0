import type { ForgottenPasswordMessages } from './en.ts';

export const messages: ForgottenPasswordMessages = {
  'forgotten.title': 'Passwort vergessen?',
  'forgotten.ask': 'Wir senden Ihnen per E-Mail einen Link, um ein neues zu wählen.',
  'forgotten.name': 'Benutzername oder E-Mail-Adresse',
  'forgotten.name.hint':
    'Teilen sich mehrere Personen eine Adresse, geben Sie den Benutzernamen ein.',
  'forgotten.send': 'Link senden',
  'forgotten.sent':
    'Wenn dieses Konto eine Adresse hat, ist eine E-Mail unterwegs. Sonst kann Ihnen Ihre Führungskraft ein Einmalpasswort geben.',
  'forgotten.sent.hint':
    'Der Link gilt eine halbe Stunde. Kommt nichts an, sehen Sie auch im Spam-Ordner nach.',
  'forgotten.again': 'Noch einmal anfordern',
  'forgotten.noMail':
    'Dieser Server verschickt keine E-Mails. Ihre Führungskraft oder Ihre Administration kann Ihnen ein Einmalpasswort geben.',
  'forgotten.failed': 'Es ließ sich nicht ermitteln, wie es weitergeht',
  'forgotten.signOn':
    'Wenn Sie sich mit Ihrem Firmenkonto anmelden, fordern Sie dort ein neues Passwort an.',
  'forgotten.back': 'Zurück zur Anmeldung',
  'choose.title': 'Neues Passwort wählen',
  'choose.for': 'Für das Konto {username}',
  'choose.askAgain': 'Neuen Link anfordern',
  'choose.unread': 'Öffnen Sie den Link noch einmal',
  'choose.unread.text':
    'Diese Seite hat den Link nicht mehr. Öffnen Sie ihn in Ihrer E-Mail noch einmal, oder fordern Sie einen neuen an.',
  'choose.failed': 'Der Link ließ sich nicht prüfen',
  'choose.submit': 'Passwort speichern',
};
