export const unworkedEnglish = {
  'unworked.count': '{count, plural, one {Shift not worked} other {# shifts not worked}}',
  'unworked.planned': 'planned: {schedule}',
  'unworked.actions': 'Actions for {day}, planned, {name}',
  'unworked.add': 'Add as planned',
  'unworked.add.of': 'Add as planned: {name}, {day}',
  'unworked.absent': 'Absent',
  'unworked.absent.of': 'Absent: {name}, {day}',
  'unworked.leave': 'Leave it',
  'unworked.leave.of': 'Leave it: {name}, {day}',
  'unworked.done.added': 'Time added as planned: {name}, {day}',
  'unworked.done.ABSENT': '{name} did not come on {day}. Attendance reports say so.',
  'unworked.done.LEFT': '{name}, {day}: left without time',
  'unworked.undo': 'Undo',
  'unworked.failed': '{name}, {day}: nothing was changed',
} as const;

/** The same keys in every language; a missing one does not compile. */
export type UnworkedMessages = Readonly<Record<keyof typeof unworkedEnglish, string>>;
