import type { SettingsMessages } from './en.ts';

export const messages: SettingsMessages = {
  'pin.title': 'PIN für Terminals',
  'pin.none': 'Sie haben noch keine PIN.',
  'pin.chosen': 'Sie haben sie am {day} gewählt.',
  'pin.given': 'Sie wurde Ihnen am {day} gegeben. Bitte wählen Sie eine eigene.',
  'pin.how':
    'An einem gemeinsam genutzten Terminal stempeln Sie mit Ihrer Personalnummer {number} und dieser PIN.',
  'pin.choose': 'PIN wählen',
  'pin.change': 'PIN ändern',
  'pin.new': 'Neue PIN',
  'pin.hint':
    '{least, number} bis {most, number} Ziffern, aber nicht wie 1234, 7777, 1212 oder eine Jahreszahl',
  'pin.digits': 'Bitte verwenden Sie {least, number} bis {most, number} Ziffern.',
  'pin.changed': 'Ihre PIN ist gespeichert.',
  'pin.weak': 'Diese PIN wird zuerst ausprobiert. Bitte wählen Sie eine andere.',
  'sessions.title': 'Wo Sie angemeldet sind',
  'sessions.this': 'Dieses Gerät',
  'sessions.unknown': 'Unbekanntes Gerät',
  'sessions.on': '{browser} auf {system}',
  'sessions.way.PASSWORD': 'mit Passwort',
  'sessions.way.FACE': 'mit dem Gesicht',
  'sessions.way.SIGN_ON': 'mit Single Sign-on',
  'sessions.since': 'Seit {when}',
  'sessions.used': 'Zuletzt verwendet {when}',
  'sessions.end': 'Beenden',
  'sessions.endOthers': 'Alle anderen beenden',
  'sessions.end.title': 'Diese Sitzung beenden?',
  'sessions.end.text':
    '{device} wird in wenigen Sekunden abgemeldet. Was dort nicht gespeichert ist, geht verloren.',
  'sessions.endOthers.title': 'Alle anderen Sitzungen beenden?',
  'sessions.endOthers.text':
    'Alle anderen Geräte werden in wenigen Sekunden abgemeldet. Hier bleiben Sie angemeldet.',
  'sessions.ended': 'Die Sitzung ist beendet.',
  'sessions.endedOthers': 'Alle anderen Sitzungen sind beendet.',
};
