/** The words of Managers. */
export const messages = {
  'managers.view': 'View',
  'managers.view.MANAGED': 'By person managed',
  'managers.view.MANAGERS': 'By manager',
  'managers.manager': 'Manager',
  'managers.managed': 'People managed',
  'managers.manages': '{count, plural, =0 {Nobody} one {# job} other {# jobs}}',
  'managers.none': 'Nobody may approve time yet',
  'managers.none.text': 'Hand somebody’s job over to a person: they get the right to approve time.',
  'managers.managed.none': 'Nobody to manage here',
  'managers.managed.none.text': 'All jobs in this list have a manager, or there are none.',
  'managers.gap.now': 'Nobody approves',
  'managers.gap': 'Nobody approves from {date} on',
  'managers.overlap.now': 'Several manage at the same time',
  'managers.overlap': 'Several manage at the same time from {date} on',
  'managers.gaps':
    '{count, plural, one {Nobody approves for # job from {date} on.} other {Nobody approves for # jobs from {date} on.}}',
  'managers.handOver': 'Hand over',
  'managers.handOver.title':
    '{count, plural, one {Hand over to a manager} other {Hand # jobs over to a manager}}',
  'managers.handOver.submit': '{count, plural, one {Hand over} other {Hand over # jobs}}',
  'managers.saved': '{count, plural, one {{name} manages # job} other {{name} manages # jobs}}',
  'managers.showAll': 'Also show people who may not approve time yet',
  'managers.right': '{name} may not approve time yet. Saving gives the right to approve it.',
  'managers.right.meaning': '{name} gets the right to approve time.',
  'managers.own': '{name} does not manage their own job: it stays as it is.',
  'managers.meaning':
    '{count, plural, one {From {date} on {name} decides on the time of # job.} other {From {date} on {name} decides on the time of # jobs.}}',
  'managers.meaning.nothing': '{name} manages them on these days already.',
  'managers.until': 'Until',
  'managers.instead': 'Today’s managers',
  'managers.instead.ALL': 'All of them stop the day before',
  'managers.instead.NOBODY': 'They go on managing as well',
  'managers.instead.MANAGER': 'Only {name} stops the day before',
  'managers.end': 'End',
  'managers.end.title':
    '{count, plural, one {End the managing of a job} other {End the managing of # jobs}}',
  'managers.end.of':
    '{count, plural, one {{name} stops managing a job} other {{name} stops managing # jobs}}',
  'managers.end.submit': '{count, plural, one {End} other {End # jobs}}',
  'managers.end.saved':
    '{count, plural, one {# job is managed until {date}} other {# jobs are managed until {date}}}',
  'managers.end.nothing': 'Nothing is managed after this day.',
  'managers.lastDay': 'Last day of managing',
} as const;
