import type { TokenMessages } from './tokens.en.ts';

export const tokens: TokenMessages = {
  'admin.tokens': 'Freigabe-Token',
  'admin.about.tokens': 'Teams, die einen Remote freigeben',
  'admin.tokens.about':
    'Mit einem Token gibt ein Team seinen eigenen Remote über HTTP frei. Mehr braucht es von dieser Installation nicht; der Server signiert.',
  'admin.tokens.none': 'Noch hat kein Team ein Token.',
  'admin.tokens.new': 'Neues Token',
  'admin.tokens.make': 'Token erzeugen',
  'admin.tokens.remote': 'Remote',
  'admin.tokens.remote.hint': 'Der eine Remote, für den es gilt, etwa remote-payroll',
  'admin.tokens.name': 'Für wen',
  'admin.tokens.name.hint':
    'So steht es im Verlauf der Freigaben, etwa das Team oder seine Pipeline',
  'admin.tokens.fault.remote': 'Bitte geben Sie einen Namen wie remote-payroll ein.',
  'admin.tokens.ready': 'Das Token ist fertig',
  'admin.tokens.once':
    'Es wird nur dieses eine Mal gezeigt: Bewahren Sie es dort auf, wo das Team seine Geheimnisse hat.',
  'admin.tokens.how': 'So geben Sie damit frei:',
  'admin.tokens.copy': 'Token kopieren',
  'admin.tokens.copied': 'Das Token ist kopiert.',
  'admin.tokens.done': 'Fertig',
  'admin.tokens.end': 'Beenden',
  'admin.tokens.end.title': 'Das Token von {name} beenden?',
  'admin.tokens.end.text': 'Niemand gibt {remote} damit mehr frei. Was freigegeben wurde, bleibt.',
  'admin.tokens.isEnded': 'Das Token von {name} ist beendet.',
  'admin.tokens.made': 'Erzeugt von {by}',
  'admin.tokens.unused': 'Nie benutzt',
  'admin.tokens.used': 'Zuletzt benutzt {when}',
  'admin.tokens.endedBy': 'Beendet von {by}',
};
