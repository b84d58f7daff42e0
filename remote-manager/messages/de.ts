import { pageMessages } from 'shared-time/page-messages/de.ts';
import type { ManagerMessages } from './english.ts';

export const messages: ManagerMessages = {
  ...pageMessages,
  'approvals.search': 'Person suchen',
  'approvals.reset': 'Zurücksetzen',

  'approvals.people': '{count, plural, one {<b>#</b> Person} other {<b>#</b> Personen}}',
  'approvals.toDecide':
    '{count, plural, one {<b>#</b> offener Eintrag} other {<b>#</b> offene Einträge}}',
  'approvals.toDecide.short': '<b>{count, number}</b> offen',
  'approvals.toLookAt':
    '{count, plural, one {<b>#</b> Person mit Auffälligkeiten} other {<b>#</b> Personen mit Auffälligkeiten}}',
  'approvals.toLookAt.short': '<b>{count, number}</b> auffällig',
  'approvals.toLookAt.here':
    '{count, plural, one {<b>#</b> Person} other {<b>#</b> Personen}} mit Auffälligkeiten auf dieser Seite',
  'approvals.selectClear':
    '{count, plural, one {# unauffälligen auswählen} other {# unauffällige auswählen}}',
  'approvals.selectClear.short': '{count, number} unauffällige wählen',

  'approvals.table': 'Personen und ihre Zeiten',
  'approvals.column.select': 'Auswahl',
  'approvals.column.open': 'Einträge',
  'approvals.column.person': 'Person',
  'approvals.column.toDecide': 'Zu entscheiden',
  'approvals.column.total': 'Gesamt',
  'approvals.column.exceptions': 'Auffälligkeiten',
  'approvals.column.actions': 'Aktionen',
  'approvals.entries': '{count, plural, one {# Eintrag} other {# Einträge}}',
  'approvals.entries.none': 'Keine',
  'approvals.selectAll': 'Alles auf dieser Seite auswählen',
  'approvals.selectPerson': 'Zeiten von {name} auswählen',
  'approvals.selectEntry': '{day}, {time}, {name} auswählen',
  'approvals.open': 'Zeiten von {name}',
  'approvals.actions.person': 'Aktionen für {name}',
  'approvals.actions.entry': 'Aktionen für {day}, {time}, {name}',

  'approvals.nothingUnusual': 'Keine Auffälligkeiten',
  'approvals.nothingToDecide': 'Nichts zu entscheiden',
  'approvals.presence.CLOCKED_IN': 'Gerade eingestempelt',
  'approvals.presence.ON_BREAK': 'Gerade in der Pause',
  'approvals.clocksChanged': 'Zeitumstellung',

  'approvals.approve': 'Genehmigen',
  'approvals.reject': 'Ablehnen',
  'approvals.approveDeletion': 'Löschung genehmigen',
  'approvals.rejectDeletion': 'Löschung ablehnen',
  'approvals.approveAll': 'Alle genehmigen',
  'approvals.rejectAll': 'Alle ablehnen',
  'approvals.approveCount': '{count, number} genehmigen',
  'approvals.rejectCount': '{count, number} ablehnen',
  'approvals.selected': '{count, number} ausgewählt',
  'approvals.selection': 'Auswahl',
  'approvals.limit.entries':
    'Es können höchstens {count, number} Einträge auf einmal ausgewählt werden. Die übrigen wurden nicht ausgewählt.',
  'approvals.limit.people':
    'Es können höchstens {count, number} Personen auf einmal ausgewählt werden. Die übrigen wurden nicht ausgewählt.',
  'approvals.ok': 'OK',

  'approvals.busy.APPROVED': 'Wird genehmigt',
  'approvals.busy.REJECTED': 'Wird abgelehnt',
  'approvals.done': 'Erledigt',
  'approvals.done.APPROVED':
    '{count, plural, one {# Eintrag genehmigt} other {# Einträge genehmigt}}',
  'approvals.done.REJECTED':
    '{count, plural, one {# Eintrag abgelehnt} other {# Einträge abgelehnt}}',
  'approvals.done.deletionApproved': 'Löschung genehmigt, der Eintrag ist gelöscht',
  'approvals.done.deletionRejected': 'Löschung abgelehnt, der Eintrag bleibt',
  'approvals.partly.APPROVED':
    '{done, plural, one {# Eintrag genehmigt} other {# Einträge genehmigt}}, {stopped, number} nicht: Die Zeilen nennen den Grund',
  'approvals.partly.REJECTED':
    '{done, plural, one {# Eintrag abgelehnt} other {# Einträge abgelehnt}}, {stopped, number} nicht: Die Zeilen nennen den Grund',
  'approvals.stopped.STATUS_NOT_ALLOWED': 'Von jemand anderem entschieden',
  'approvals.stopped.SHIFT_ALREADY_CORRECTED': 'Inzwischen bearbeitet',
  'approvals.stopped.SHIFT_ALREADY_DELETED': 'Inzwischen gelöscht',
  'approvals.stopped.NOT_FOUND': 'Nicht mehr von Ihnen zu entscheiden',
  'approvals.stopped.ACCESS_DENIED': 'Nicht von Ihnen zu entscheiden',
  'approvals.stopped.TIME_COLLISION': 'Überschneidet genehmigte Zeit',
  'approvals.stopped.other': 'Konnte nicht geändert werden',
  'approvals.failed.APPROVED': 'Die ausgewählten Zeiten konnten nicht genehmigt werden.',
  'approvals.failed.REJECTED': 'Die ausgewählten Zeiten konnten nicht abgelehnt werden.',
  'approvals.tryAgain': 'Erneut versuchen',
  'approvals.changed.title': 'Der Status dieser Zeiten hat sich geändert',
  'approvals.changed.text':
    'Jemand hat sie inzwischen bearbeitet oder entschieden, deshalb wurde jetzt nichts geändert. Aktualisieren Sie, um den Stand zu sehen.',
  'approvals.refresh': 'Aktualisieren',
  'approvals.tooMany.title': 'Zu viele Anfragen',
  'approvals.tooMany.text':
    'Es wurde nichts geändert. Bitte warten Sie einen Moment, laden Sie dann neu und versuchen Sie es noch einmal. Ihre Auswahl bleibt erhalten.',
  'approvals.reload': 'Neu laden',
  'approvals.deletions.title':
    '{count, plural, one {# Eintrag löschen?} other {# Einträge löschen?}}',
  'approvals.deletions.text':
    '{count, plural, one {Für # der ausgewählten Einträge ist die Löschung angefragt. Mit der Genehmigung wird er gelöscht.} other {Für # der ausgewählten Einträge ist die Löschung angefragt. Mit der Genehmigung werden sie gelöscht.}}',

  'approvals.empty.title': 'Es wartet nichts auf Sie',
  'approvals.empty.text': 'Alle Zeiten vom {from} bis {to} sind entschieden.',
  'approvals.empty.textOlder':
    'Alle Zeiten vom {from} bis {to} sind entschieden. {count, plural, one {# älterer Eintrag liegt} other {# ältere Einträge liegen}} außerhalb dieses Zeitraums.',
  'approvals.empty.showOlder':
    '{count, plural, one {# älteren anzeigen} other {# ältere anzeigen}}',
  'approvals.empty.filtered': 'Keine Zeiten gefunden',
  'approvals.empty.filteredText': 'Vom {from} bis {to} gibt es keine Zeiten mit diesem Status.',
  'approvals.empty.nobody': 'Niemand gefunden',
  'approvals.empty.nobodyText':
    'Vom {from} bis {to} hat niemand mit dem Namen „{term}“ Zeiten mit diesem Status.',
  'approvals.empty.reset': 'Filter zurücksetzen',
  'approvals.failure': 'Die Mitarbeiterzeiten können gerade nicht angezeigt werden',
  'approvals.notRefreshed':
    'Die Liste konnte nicht aktualisiert werden. Sie ist vielleicht nicht auf dem neuesten Stand.',

  'approvals.pages': 'Seiten',
  'approvals.page': 'Seite {page, number}',
  'approvals.page.previous': 'Vorherige Seite',
  'approvals.page.next': 'Nächste Seite',
  'approvals.perPage': '{count, number} Personen pro Seite',
};
