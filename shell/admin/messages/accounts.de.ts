import type { AccountMessages } from './accounts.en.ts';

export const accounts: AccountMessages = {
  'admin.accounts': 'Konten',
  'admin.about.accounts': 'Wer sich anmelden darf und wer angemeldet ist',
  'accounts.search': 'Personen suchen',
  'accounts.none': 'Keine Person passt zu Ihrer Suche.',
  'account.as': 'meldet sich an als {username}',
  'account.noLogIn': 'kann sich nicht mit Passwort anmelden',
  'account.notSignedIn': 'Nicht angemeldet',
  'account.signedIn':
    '{count, plural, one {Angemeldet} other {#-mal angemeldet}}, zuletzt benutzt {when}',
  'account.closed': 'Geschlossen {when}',
  'account.end-sessions': 'Sitzungen beenden',
  'account.end-sessions.title': 'Sitzungen von {name} beenden',
  'account.end-sessions.text':
    'Die Person wird sofort auf allen Geräten abgemeldet und kann sich wieder anmelden. Zeit, die auf einem Gerät wartet, bleibt dort.',
  'account.end-sessions.done': '{name} ist überall abgemeldet.',
  'account.close': 'Konto schließen',
  'account.close.title': 'Konto von {name} schließen',
  'account.close.text':
    'Die Person wird sofort auf allen Geräten abgemeldet und kann sich nicht mehr anmelden. Erfasste Zeit bleibt.',
  'account.close.done': 'Das Konto von {name} ist geschlossen.',
  'account.open': 'Wieder öffnen',
  'account.open.title': 'Konto von {name} wieder öffnen',
  'account.open.text': 'Die Person kann sich wieder mit demselben Passwort anmelden.',
  'account.open.done': 'Das Konto von {name} ist wieder offen.',
};
