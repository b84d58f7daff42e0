export const messages = {
  'clockOut.one': 'Clock out {name}?',
  'clockOut.many': 'Clock out {count, plural, one {# person} other {# people}}?',
  'clockOut.text':
    '{count, plural, =0 {Nobody is selected.} one {The shift and any open break end, and the time is approved.} other {The shifts and any open breaks end, and the time is approved.}}',
  'clockOut.forgotten':
    '{count, plural, one {# shift has run for more than 16 hours. When did it end?} other {# shifts have run for more than 16 hours. When did they end?}}',
  'clockOut.people': 'People to clock out',
  'clockOut.include': 'Clock out {name}',
  'clockOut.since': 'Clocked in since {time}, for {duration}',
  'clockOut.planned': 'planned {times}',
  'clockOut.unplanned': 'nothing planned',
  'clockOut.end': 'End of the shift',
  'clockOut.end.of': 'End of the shift of {name}',
  'clockOut.end.PLANNED': 'As planned, {time}',
  'clockOut.end.NOW': 'Now, {time}',
  'clockOut.end.AT': 'At another time',
  'clockOut.endsNow': 'Ends now',
  'clockOut.change': 'Change',
  'clockOut.change.of': 'Change the end of the shift of {name}',
  'clockOut.date': 'End date',
  'clockOut.time': 'End time',
  'clockOut.lasts': 'The shift then lasts {duration}, breaks included.',
  'clockOut.fault.MISSING': 'Enter when the shift ended.',
  'clockOut.fault.SKIPPED': 'There is no such time: the clocks go forward on that day.',
  'clockOut.fault.TWICE': 'This time comes twice: choose which one you mean.',
  'clockOut.fault.TOO_EARLY': 'The end must be after {time}, the last punch.',
  'clockOut.fault.AHEAD': 'This time is in the future. It is {time} now.',
  'clockOut.leftOut': '{count, plural, one {# person left out} other {# people left out}}',
  'clockOut.choose': 'Change what it is booked on',
  'clockOut.unchanged': 'As it is',
  'clockOut.comment': 'Comment on clock-out',
} as const;

/** The same keys in every language; a missing one does not compile. */
export type ClockOutMessages = Readonly<Record<keyof typeof messages, string>>;
