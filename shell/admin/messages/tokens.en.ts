/** The words of the page of release tokens. */
export const tokens = {
  'admin.tokens': 'Release tokens',
  'admin.about.tokens': 'Teams that release a remote',
  'admin.tokens.about':
    'With a token a team releases its own remote over HTTP. It needs nothing else of this installation; the server signs.',
  'admin.tokens.none': 'No team has a token yet.',
  'admin.tokens.new': 'New token',
  'admin.tokens.make': 'Make token',
  'admin.tokens.remote': 'Remote',
  'admin.tokens.remote.hint': 'The one remote that it is good for, such as remote-payroll',
  'admin.tokens.name': 'For whom',
  'admin.tokens.name.hint': 'The history of releases names it, such as the team or its pipeline',
  'admin.tokens.fault.remote': 'Please enter a name such as remote-payroll.',
  'admin.tokens.ready': 'The token is ready',
  'admin.tokens.once': 'It is shown this once: keep it where the team keeps its secrets.',
  'admin.tokens.how': 'Release with it like this:',
  'admin.tokens.copy': 'Copy token',
  'admin.tokens.copied': 'The token is copied.',
  'admin.tokens.done': 'Done',
  'admin.tokens.end': 'End',
  'admin.tokens.end.title': 'End the token of {name}?',
  'admin.tokens.end.text': 'Nobody releases {remote} with it any more. What was released stays.',
  'admin.tokens.isEnded': 'The token of {name} has ended.',
  'admin.tokens.made': 'Made by {by}',
  'admin.tokens.unused': 'Never used',
  'admin.tokens.used': 'Last used {when}',
  'admin.tokens.endedBy': 'Ended by {by}',
} as const;

export type TokenMessages = Readonly<Record<keyof typeof tokens, string>>;
