export const messages = {
  'signOff.title': 'Pay cycle {range}',
  'signOff.failure': 'It can’t be shown right now whether this pay cycle is signed off',
  'signOff.WITHOUT_TIME': 'None of your people has time in this pay cycle: nothing to sign off.',
  'signOff.NOT_OVER': 'It can be signed off once its last day has ended for all your people.',
  'signOff.UNDECIDED':
    '{count, plural, one {# entry still needs} other {# entries still need}} a decision before you can sign off this pay cycle.',
  'signOff.READY':
    'All entries of {people, plural, one {# person} other {# people}} are decided and can be signed off.',
  'signOff.show': 'Show what is not decided',
  'signOff.sign': 'Sign off',
  'signOff.signAgain': 'Sign off again',
  'signOff.by':
    'Signed off by {name} on {when}, for {people, plural, one {# person} other {# people}}',
  'signOff.by.own':
    'Signed off by you on {when}, for {people, plural, one {# person} other {# people}}',
  'signOff.broken': 'The sign-off no longer covers everything:',
  'signOff.uncovered':
    '{count, plural, one {# person with time is} other {# people with time are}} not included.',
  'signOff.undecided.since':
    '{count, plural, one {# entry still needs} other {# entries still need}} a decision.',
  'signOff.again':
    'Signing off again covers {people, plural, one {# person} other {all # people}} with time.',
  'signOff.changed':
    '{count, plural, one {# entry was changed afterwards.} other {# entries were changed afterwards.}}',
  'signOff.changed.by': '{day}, {name}: changed after sign-off by {by} on {when}',
  'signOff.changed.at': '{day}, {name}: changed after sign-off on {when}',
  'signOff.changed.show': 'Show',
  'signOff.changed.show.of': 'Show {day}, {name}',
  'signOff.changed.more': 'and {count, number} more',
  'signOff.question': 'Sign off the pay cycle {range}?',
  'signOff.question.text':
    '{people, plural, one {# person} other {# people}}, {entries, plural, one {# entry} other {# entries}}. You confirm these hours with your name. Later changes stay possible; they are shown here and in reports.',
  'signOff.question.unworked':
    '{count, plural, one {# planned shift has} other {# planned shifts have}} no time.',
  'signOff.question.failure': 'The hours can’t be shown right now',
  'signOff.hours': 'Hours by type',
  'signOff.hours.worked': 'Worked',
  'signOff.hours.breaks': 'Breaks',
  'signOff.hours.overtime': 'Overtime',
  'signOff.hours.earlyLogin': 'Early clock-in',
  'signOff.hours.callBack': 'Call-back',
  'signOff.hours.adjusted': 'Adjusted',
  'signOff.hours.adjustedOvertime': 'Adjusted overtime',
  'signOff.cancel': 'Cancel',
  'signOff.done': 'Pay cycle {range} signed off',
  'signOff.refused': 'The pay cycle was not signed off',
} as const;

/** The same keys in every language; a missing one does not compile. */
export type SignOffMessages = Readonly<Record<keyof typeof messages, string>>;
