import type { GroupsMessages } from './en.ts';

export const messages: GroupsMessages = {
  'groups.title': 'Gruppen',
  'groups.choose': 'Gruppen wählen',
  'groups.manage': 'Gruppen verwalten',
  'groups.clear': 'Alle anzeigen',
  'groups.empty': 'Noch keine Gruppen',
  'groups.empty.text':
    'Fassen Sie Personen, die zusammenarbeiten, in einer Gruppe zusammen und finden Sie sie hier und in den Mitarbeiterzeiten.',
  'groups.failure': 'Die Gruppen können gerade nicht angezeigt werden',
  'groups.new': 'Neue Gruppe',
  'groups.change': 'Gruppe bearbeiten',
  'groups.people': '{count, plural, one {# Person} other {# Personen}}',
  'groups.people.how': 'Wählen Sie Personen im Dienstplan aus, dann „Gruppen“, um sie aufzunehmen.',
  'groups.of': 'Angelegt von {name}',
  'groups.shared': 'Geteilt mit {names}',
  'groups.edit': '{name} bearbeiten',
  'groups.delete': '{name} löschen',
  'groups.delete.question': 'Gruppe {name} löschen?',
  'groups.delete.text':
    'An ihren Personen ändert sich nichts. Auch Führungskräfte, mit denen sie geteilt ist, verlieren sie.',
  'groups.delete.confirm': 'Löschen',
  'groups.deleted': 'Die Gruppe {name} wurde gelöscht.',
  'groups.deleteFailed': 'Die Gruppe {name} konnte nicht gelöscht werden.',
  'groups.name': 'Name',
  'groups.name.required': 'Eine Gruppe braucht einen Namen.',
  'groups.name.longest': 'Ein Name hat höchstens {count} Zeichen.',
  'groups.share': 'Teilen mit',
  'groups.share.hint':
    'Andere Führungskräfte sehen die Gruppe und nehmen ihre eigenen Personen auf. Nur Sie können sie umbenennen oder löschen.',
  'groups.share.search':
    'Geben Sie mindestens {minimum} Zeichen eines Namens oder einer Nummer ein.',
  'groups.share.failed':
    'Führungskräfte können gerade nicht gesucht werden. Bitte versuchen Sie es noch einmal.',
  'groups.close': 'Schließen',
  'groups.save': 'Speichern',
  'groups.cancel': 'Abbrechen',
  'groups.saved': 'Die Gruppe {name} wurde gespeichert.',
  'groups.saveFailed': 'Die Gruppe {name} konnte nicht gespeichert werden.',
  'groups.assign.one': 'Gruppen von {name}',
  'groups.assign.many': 'Gruppen von {count} Personen',
  'groups.assign.mixed': 'Ein gefülltes Quadrat steht für Gruppen, in denen einige davon sind.',
  'groups.assigned': 'Aufgenommen in {names}.',
  'groups.assignFailed': 'Konnte nicht in {names} aufgenommen werden.',
  'groups.excluded': 'Entfernt aus {names}.',
  'groups.excludeFailed': 'Konnte nicht aus {names} entfernt werden.',
};
