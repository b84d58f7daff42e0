import type { UnworkedMessages } from './english.ts';

export const unworkedMessages: UnworkedMessages = {
  'unworked.count':
    '{count, plural, one {Schicht nicht gearbeitet} other {# Schichten nicht gearbeitet}}',
  'unworked.planned': 'geplant: {schedule}',
  'unworked.actions': 'Aktionen für {day}, geplant, {name}',
  'unworked.add': 'Wie geplant erfassen',
  'unworked.add.of': 'Wie geplant erfassen: {name}, {day}',
  'unworked.absent': 'Abwesend',
  'unworked.absent.of': 'Abwesend: {name}, {day}',
  'unworked.leave': 'So lassen',
  'unworked.leave.of': 'So lassen: {name}, {day}',
  'unworked.done.added': 'Zeit wie geplant erfasst: {name}, {day}',
  'unworked.done.ABSENT': '{name} ist am {day} nicht gekommen. Anwesenheitsberichte sagen es.',
  'unworked.done.LEFT': '{name}, {day}: bleibt ohne Zeit',
  'unworked.undo': 'Rückgängig',
  'unworked.failed': '{name}, {day}: Es wurde nichts geändert',
};
