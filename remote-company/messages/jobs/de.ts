import type { messages as english } from './en.ts';

export const messages: Record<keyof typeof english, string> = {
  'page.jobs': 'Arbeitsverhältnisse',
  'page.managers': 'Führungskräfte',
  'entries.select': '{name} auswählen',
  'entries.selectAll':
    '{count, plural, one {Den einen Eintrag auswählen} other {Alle # Einträge auswählen}}',
  'entries.filter': 'Filter',
  'entries.filter.nothing': 'Nichts in dieser Liste passt zum Filter.',
  'entries.filter.of': '{kind}: {name}',
  'entries.filter.person': 'Person',
  'entries.filter.manager': 'Führungskraft',
  'entries.filter.site': 'Standort',
  'entries.filter.position': 'Position',
  'entries.filter.schedule': 'Dienst',
  'entries.filter.costCenter': 'Kostenstelle',
  'jobs.person': 'Person',
  'jobs.position': 'Position',
  'jobs.position.new': 'Name der neuen Position',
  'jobs.position.choose': 'Vorhandene Position wählen',
  'jobs.sites': 'Standorte',
  'jobs.sites.hint': 'Wo die Person stempeln darf. Ohne Standort: überall.',
  'jobs.schedule': 'Dienst',
  'jobs.days': 'Von – bis',
  'jobs.more': 'Aktionen',
  'jobs.since': 'seit {from}',
  'jobs.coming': 'ab {from}',
  'jobs.fromTo': '{from} – {to}',
  'jobs.actions': 'Aktionen für das Arbeitsverhältnis von {name}',
  'jobs.add': 'Neues Arbeitsverhältnis',
  'jobs.edit': 'Arbeitsverhältnis bearbeiten',
  'jobs.none': 'Hier gibt es noch keine Arbeitsverhältnisse',
  'jobs.none.text':
    'Ein Arbeitsverhältnis sagt, wer als was, wo und ab wann arbeitet. Ohne eines kann niemand stempeln.',
  'jobs.selected':
    '{count, plural, one {# Arbeitsverhältnis ausgewählt} other {# Arbeitsverhältnisse ausgewählt}}',
  'jobs.reading': '{count, number} von {total, number} Arbeitsverhältnissen gelesen …',
  'jobs.saving':
    '{count, plural, one {Die Änderung wird gespeichert …} other {Die Änderungen an # Arbeitsverhältnissen werden gespeichert …}}',
  'jobs.meaning': 'Was das bedeutet',
  'jobs.saved': 'Das Arbeitsverhältnis von {name} ist gespeichert',
  'jobs.description': 'Name des Arbeitsverhältnisses',
  'jobs.description.hint': 'Ohne Namen heißt sie wie die Position.',
  'jobs.start': 'Erster Tag',
  'jobs.end': 'Letzter Tag',
  'jobs.from': 'Ab',
  'jobs.country': 'Land',
  'jobs.timeZone': 'Zeitzone',
  'jobs.timeZone.hint': 'Geben Sie eine große Stadt mit derselben Zeit ein, zum Beispiel Berlin.',
  'jobs.timeZone.several': '{name} steht für mehrere Zeitzonen. Wählen Sie den Ort.',
  'jobs.recording': 'Wie Zeit erfasst wird',
  'jobs.recording.hint': 'Eine Änderung gilt ab heute.',
  'jobs.recording.CLOCK': 'Durch Kommen und Gehen',
  'jobs.recording.DURATION': 'Als Stunden am Tag',
  'jobs.profile': 'Zeitarten',
  'jobs.calendar': 'Feiertagskalender',
  'jobs.may': 'Was die Person darf',
  'jobs.may.CAPTURE_TIME': 'Kommen und Gehen stempeln',
  'jobs.may.VIEW_TIME': 'Die eigene Zeit sehen',
  'jobs.may.ADD_TIME': 'Zeit nachträglich erfassen',
  'jobs.may.CAPTURE_CALL_BACK': 'Rufbereitschaftseinsätze stempeln',
  'jobs.main': 'Hauptbeschäftigung',
  'jobs.company': 'Arbeitgeber',
  'jobs.company.hint': 'Die Gesellschaft, die die Person beschäftigt.',
  'jobs.fault.REQUIRED': 'Füllen Sie dieses Feld aus.',
  'jobs.fault.BEFORE_START': 'Der letzte Tag liegt vor dem ersten.',
  'jobs.ended':
    '{count, plural, one {# Arbeitsverhältnis endet vor dem {date} und bleibt, wie es ist.} other {# Arbeitsverhältnisse enden vor dem {date} und bleiben, wie sie sind.}}',
  'jobs.managers': 'Führungskräfte',
  'jobs.move': 'Versetzen',
  'jobs.move.title':
    '{count, plural, one {An anderen Standort versetzen} other {# Arbeitsverhältnisse an anderen Standort versetzen}}',
  'jobs.move.sites': 'Neue Standorte',
  'jobs.move.missing': 'Wählen Sie einen Standort.',
  'jobs.move.submit': '{count, plural, one {Versetzen} other {# versetzen}}',
  'jobs.move.saved':
    '{count, plural, one {# Arbeitsverhältnis wechselt am {date}} other {# Arbeitsverhältnisse wechseln am {date}}}',
  'jobs.move.atOnce':
    '{count, plural, one {# Person stempelt sofort am neuen Standort.} other {# Personen stempeln sofort am neuen Standort.}}',
  'jobs.move.open':
    '{count, plural, one {# davon ist jetzt eingestempelt; die Schicht läuft weiter und endet am neuen Standort.} other {# davon sind jetzt eingestempelt; ihre Schichten laufen weiter und enden am neuen Standort.}}',
  'jobs.move.followed':
    '{count, plural, one {# Arbeitsverhältnis endet am Tag vor dem {date}. Dort beginnt ein folgendes, mit denselben Führungskräften, Diensten und Abwesenheiten.} other {# Arbeitsverhältnisse enden am Tag vor dem {date}. Dort beginnen folgende, mit denselben Führungskräften, Diensten und Abwesenheiten.}}',
  'jobs.move.groups':
    'Gruppen der Führungskräfte gehen nicht mit: Nehmen Sie die neuen Arbeitsverhältnisse dort auf.',
  'jobs.move.planned':
    '{count, plural, one {# Person hat nach dem {date} Tage, die Führungskräfte in Punctual geplant haben. Planen Sie sie für das folgende Arbeitsverhältnis neu.} other {# Personen haben nach dem {date} Tage, die Führungskräfte in Punctual geplant haben. Planen Sie sie für die folgenden Arbeitsverhältnisse neu.}}',
  'jobs.schedule.title':
    '{count, plural, one {Dienst ändern} other {Dienst von # Arbeitsverhältnissen ändern}}',
  'jobs.schedule.first': 'Der erste Tag des Dienstes. Die Vergangenheit bleibt, wie sie ist.',
  'jobs.schedule.submit': '{count, plural, one {Ändern} other {# ändern}}',
  'jobs.schedule.saved':
    '{count, plural, one {# Arbeitsverhältnis hat den Dienst {name}} other {# Arbeitsverhältnisse haben den Dienst {name}}}',
  'jobs.schedule.meaning':
    '{count, plural, one {# Arbeitsverhältnis hat den Dienst ab dem {date}; der bisherige endet am Tag davor.} other {# Arbeitsverhältnisse haben den Dienst ab dem {date}; die bisherigen enden am Tag davor.}}',
  'jobs.schedule.later':
    '{count, plural, one {# davon hat später einen anderen Dienst, der bleibt.} other {# davon haben später einen anderen Dienst, der bleibt.}}',
  'jobs.schedule.planned':
    '{count, plural, one {# Arbeitsverhältnis hat einen Dienst, den Führungskräfte in Punctual geplant haben. Ändern Sie ihn in der Dienstplanung.} other {# Arbeitsverhältnisse haben Dienste, die Führungskräfte in Punctual geplant haben. Ändern Sie sie in der Dienstplanung.}}',
  'jobs.costCenter': 'Kostenstelle',
  'jobs.costCenter.title':
    '{count, plural, one {Kostenstelle ändern} other {Kostenstelle von # Arbeitsverhältnissen ändern}}',
  'jobs.costCenter.submit': '{count, plural, one {Ändern} other {# ändern}}',
  'jobs.costCenter.saved':
    '{count, plural, one {# Arbeitsverhältnis hat die Kostenstelle {name}} other {# Arbeitsverhältnisse haben die Kostenstelle {name}}}',
  'jobs.costCenter.meaning':
    '{count, plural, one {Neue Zeit von # Arbeitsverhältnis wird darauf gebucht. Erfasste Zeit behält ihre.} other {Neue Zeit von # Arbeitsverhältnissen wird darauf gebucht. Erfasste Zeit behält ihre.}}',
  'jobs.costCenter.same':
    '{count, plural, one {# Arbeitsverhältnis hat sie schon.} other {# Arbeitsverhältnisse haben sie schon.}}',
  'jobs.leave': 'Scheidet aus',
  'jobs.leave.title':
    '{count, plural, one {Scheidet aus am …} other {# Arbeitsverhältnisse enden am …}}',
  'jobs.leave.lastDay': 'Letzter Tag',
  'jobs.leave.submit': '{count, plural, one {Arbeitsverhältnis beenden} other {# beenden}}',
  'jobs.leave.saved':
    '{count, plural, one {# Arbeitsverhältnis endet am {date}} other {# Arbeitsverhältnisse enden am {date}}}',
  'jobs.leave.meaning':
    '{count, plural, one {Nach dem {date} wird für # Arbeitsverhältnis nicht mehr eingestempelt. Erfasste Zeit bleibt, die Führungskräfte entscheiden weiter darüber.} other {Nach dem {date} wird für # Arbeitsverhältnisse nicht mehr eingestempelt. Erfasste Zeit bleibt, die Führungskräfte entscheiden weiter darüber.}}',
  'jobs.leave.open':
    '{count, plural, one {# Person ist jetzt eingestempelt. Die offene Schicht bleibt und kann noch beendet werden.} other {# Personen sind jetzt eingestempelt. Ihre offenen Schichten bleiben und können noch beendet werden.}}',
  'jobs.leave.planned':
    '{count, plural, one {# Person hat nach dem {date} geplante Tage. Sie zählen nicht mehr.} other {# Personen haben nach dem {date} geplante Tage. Sie zählen nicht mehr.}}',
  'jobs.leave.absent':
    '{count, plural, one {# Person hat nach dem {date} eine Abwesenheit. Sie zählt nicht mehr.} other {# Personen haben nach dem {date} Abwesenheiten. Sie zählen nicht mehr.}}',
  'jobs.leave.notBegun':
    '{count, plural, one {# Arbeitsverhältnis beginnt nach dem {date} und bleibt, wie es ist.} other {# Arbeitsverhältnisse beginnen nach dem {date} und bleiben, wie sie sind.}}',
  'jobs.leave.close':
    '{count, plural, one {Konto jetzt schließen: keine Anmeldung mehr} other {# Konten jetzt schließen: keine Anmeldung mehr}}',
  'jobs.leave.accounts':
    'Konten bleiben, wie sie sind. Schließen Sie sie auf der Seite „Personen“.',
  'jobs.leave.manages':
    '{count, plural, one {{name} ist für # Arbeitsverhältnis zuständig. Übergeben Sie es an jemanden.} other {{name} ist für # Arbeitsverhältnisse zuständig. Übergeben Sie sie an jemanden.}}',
  'jobs.leave.handOver': 'Übergeben',
  'jobs.again': 'Wieder einstellen',
  'jobs.again.submit': 'Wieder einstellen',
  'jobs.again.saved': '{name} arbeitet ab dem {date} wieder',
  'jobs.again.meaning':
    'Ein neues Arbeitsverhältnis beginnt wie das beendete. Der Dienst wird neu zugewiesen.',
  'jobs.again.opened': 'Das Konto von {name} wird wieder geöffnet.',
};
