import type { ClockOutMessages } from './english.ts';

export const clockOutMessages: ClockOutMessages = {
  'clockOut.one': '{name} ausstempeln?',
  'clockOut.many': '{count, plural, one {# Person} other {# Personen}} ausstempeln?',
  'clockOut.text':
    '{count, plural, =0 {Niemand ist ausgewählt.} one {Die Schicht endet, mit ihr eine offene Pause, und die Zeit ist genehmigt.} other {Die Schichten enden, mit ihnen offene Pausen, und die Zeit ist genehmigt.}}',
  'clockOut.forgotten':
    '{count, plural, one {# Schicht läuft seit mehr als 16 Stunden. Wann hat sie geendet?} other {# Schichten laufen seit mehr als 16 Stunden. Wann haben sie geendet?}}',
  'clockOut.people': 'Wer ausgestempelt wird',
  'clockOut.include': '{name} ausstempeln',
  'clockOut.since': 'Eingestempelt seit {time}, {duration} lang',
  'clockOut.planned': 'geplant {times}',
  'clockOut.unplanned': 'nichts geplant',
  'clockOut.end': 'Ende der Schicht',
  'clockOut.end.of': 'Ende der Schicht von {name}',
  'clockOut.end.PLANNED': 'Wie geplant, {time}',
  'clockOut.end.NOW': 'Jetzt, {time}',
  'clockOut.end.AT': 'Zu einer anderen Zeit',
  'clockOut.endsNow': 'Endet jetzt',
  'clockOut.change': 'Ändern',
  'clockOut.change.of': 'Ende der Schicht von {name} ändern',
  'clockOut.date': 'Datum des Endes',
  'clockOut.time': 'Uhrzeit des Endes',
  'clockOut.lasts': 'Die Schicht dauert dann {duration}, mit Pausen.',
  'clockOut.fault.MISSING': 'Bitte geben Sie an, wann die Schicht geendet hat.',
  'clockOut.fault.SKIPPED': 'Diese Uhrzeit gibt es nicht: Die Uhren werden dort vorgestellt.',
  'clockOut.fault.TWICE': 'Diese Uhrzeit gibt es zweimal: Bitte geben Sie an, welche gemeint ist.',
  'clockOut.fault.TOO_EARLY': 'Das Ende muss nach {time} liegen, der letzten Stempelung.',
  'clockOut.fault.AHEAD': 'Diese Uhrzeit kommt noch. Es ist jetzt {time}.',
  'clockOut.leftOut': '{count, plural, one {# Person ausgelassen} other {# Personen ausgelassen}}',
};
