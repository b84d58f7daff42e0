export const messages = {
  'calendar.close': 'Close',
  'calendar.title': 'My Schedule in other calendars',
  'calendar.file': 'As a file',
  'calendar.file.text':
    'Nine weeks from the first day that is shown: {range}. Later changes are not in the file.',
  'calendar.file.name': 'Schedule {startDate} to {endDate}.ics',
  'calendar.download': 'Download',
  'calendar.address': 'By an address',
  'calendar.address.text':
    'Subscribe to it in your calendar app, and changes of your schedule appear there. Anyone who has the address can see your schedule, so keep it to yourself.',
  'calendar.yours': 'Your address',
  'calendar.once': 'It is shown only this once. Copy it now.',
  'calendar.copy': 'Copy address',
  'calendar.copied': 'The address was copied.',
  'calendar.notCopied': 'It could not be copied. Select the address and copy it by hand.',
  'calendar.make': 'Make an address',
  'calendar.replace': 'Make a new address',
  'calendar.replace.title': 'Make a new address?',
  'calendar.end.title': 'End the address?',
  'calendar.end': 'End the address',
  'calendar.ends': 'Calendars that use the current address get no more changes.',
  'calendar.since': 'You have had an address since {day}.',
  'calendar.unread': 'No calendar has fetched it yet.',
  'calendar.read': 'A calendar last fetched it on {day}.',
  'calendar.failed': 'That did not work',
} as const;

/** The same keys in every language; a missing one does not compile. */
export type CalendarMessages = Readonly<Record<keyof typeof messages, string>>;
