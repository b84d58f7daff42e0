import type { SignOffMessages } from './en.ts';

export const messages: SignOffMessages = {
  'signOff.title': 'Abrechnungszeitraum {range}',
  'signOff.failure':
    'Ob dieser Abrechnungszeitraum abgezeichnet ist, kann gerade nicht angezeigt werden',
  'signOff.WITHOUT_TIME':
    'Keine Ihrer Personen hat Zeit in diesem Abrechnungszeitraum: Es gibt nichts abzuzeichnen.',
  'signOff.NOT_OVER':
    'Er kann abgezeichnet werden, sobald sein letzter Tag für alle Ihre Personen vorbei ist.',
  'signOff.UNDECIDED':
    'Bevor Sie diesen Abrechnungszeitraum abzeichnen können, müssen Sie noch über {count, plural, one {# Eintrag} other {# Einträge}} entscheiden.',
  'signOff.READY':
    'Über alle Einträge von {people, plural, one {# Person} other {# Personen}} ist entschieden; sie können abgezeichnet werden.',
  'signOff.show': 'Offene Einträge anzeigen',
  'signOff.sign': 'Abzeichnen',
  'signOff.signAgain': 'Erneut abzeichnen',
  'signOff.by':
    'Abgezeichnet von {name} am {when}, für {people, plural, one {# Person} other {# Personen}}',
  'signOff.by.own':
    'Von Ihnen abgezeichnet am {when}, für {people, plural, one {# Person} other {# Personen}}',
  'signOff.broken': 'Die Abzeichnung deckt nicht mehr alles ab:',
  'signOff.uncovered':
    '{count, plural, one {# Person mit Zeit ist} other {# Personen mit Zeit sind}} nicht darin enthalten.',
  'signOff.undecided.since':
    '{count, plural, one {# Eintrag ist} other {# Einträge sind}} noch offen.',
  'signOff.again':
    'Die neue Abzeichnung umfasst {people, plural, one {# Person} other {alle # Personen}} mit Zeit.',
  'signOff.changed':
    '{count, plural, one {# Eintrag wurde danach geändert.} other {# Einträge wurden danach geändert.}}',
  'signOff.changed.by': '{day}, {name}: nach der Abzeichnung geändert von {by} am {when}',
  'signOff.changed.at': '{day}, {name}: nach der Abzeichnung geändert am {when}',
  'signOff.changed.show': 'Anzeigen',
  'signOff.changed.show.of': '{day}, {name} anzeigen',
  'signOff.changed.more': 'und {count, number} weitere',
  'signOff.question': 'Abrechnungszeitraum {range} abzeichnen?',
  'signOff.question.text':
    '{people, plural, one {# Person} other {# Personen}}, {entries, plural, one {# Eintrag} other {# Einträge}}. Sie bestätigen diese Stunden mit Ihrem Namen. Spätere Änderungen bleiben möglich; sie werden hier und in Berichten angezeigt.',
  'signOff.question.unworked':
    '{count, plural, one {# geplante Schicht hat} other {# geplante Schichten haben}} keine Zeit.',
  'signOff.question.failure': 'Die Stunden können gerade nicht angezeigt werden',
  'signOff.hours': 'Stunden nach Art',
  'signOff.hours.worked': 'Gearbeitet',
  'signOff.hours.breaks': 'Pausen',
  'signOff.hours.overtime': 'Überstunden',
  'signOff.hours.earlyLogin': 'Frühes Kommen',
  'signOff.hours.callBack': 'Rufbereitschaftseinsätze',
  'signOff.hours.adjusted': 'Angepasst',
  'signOff.hours.adjustedOvertime': 'Angepasste Überstunden',
  'signOff.cancel': 'Abbrechen',
  'signOff.done': 'Abrechnungszeitraum {range} abgezeichnet',
  'signOff.refused': 'Der Abrechnungszeitraum wurde nicht abgezeichnet',
};
