import type { CalendarMessages } from './en.ts';

export const messages: CalendarMessages = {
  'calendar.close': 'Schließen',
  'calendar.title': 'Mein Dienstplan in anderen Kalendern',
  'calendar.file': 'Als Datei',
  'calendar.file.text':
    'Neun Wochen ab dem ersten angezeigten Tag: {range}. Spätere Änderungen sind nicht enthalten.',
  'calendar.file.name': 'Dienstplan {startDate} bis {endDate}.ics',
  'calendar.download': 'Herunterladen',
  'calendar.address': 'Über eine Adresse',
  'calendar.address.text':
    'Abonnieren Sie die Adresse in Ihrer Kalender-App, dann erscheinen Änderungen Ihres Dienstplans dort. Wer die Adresse hat, sieht Ihren Dienstplan: Behalten Sie sie für sich.',
  'calendar.yours': 'Ihre Adresse',
  'calendar.once': 'Sie wird nur dieses eine Mal angezeigt. Kopieren Sie sie jetzt.',
  'calendar.copy': 'Adresse kopieren',
  'calendar.copied': 'Die Adresse wurde kopiert.',
  'calendar.notCopied':
    'Das Kopieren hat nicht geklappt. Markieren Sie die Adresse und kopieren Sie sie von Hand.',
  'calendar.make': 'Adresse erstellen',
  'calendar.replace': 'Neue Adresse erstellen',
  'calendar.replace.title': 'Neue Adresse erstellen?',
  'calendar.end.title': 'Adresse aufheben?',
  'calendar.end': 'Adresse aufheben',
  'calendar.ends': 'Kalender mit der jetzigen Adresse bekommen keine Änderungen mehr.',
  'calendar.since': 'Sie haben seit {day} eine Adresse.',
  'calendar.unread': 'Bisher hat kein Kalender sie abgerufen.',
  'calendar.read': 'Zuletzt hat ein Kalender sie am {day} abgerufen.',
  'calendar.failed': 'Das hat nicht geklappt',
};
