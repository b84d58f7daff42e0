import type { messages as english } from './en.ts';

export const messages: Record<keyof typeof english, string> = {
  'managers.view': 'Ansicht',
  'managers.view.MANAGED': 'Nach Person',
  'managers.view.MANAGERS': 'Nach Führungskraft',
  'managers.manager': 'Führungskraft',
  'managers.managed': 'Geführte Personen',
  'managers.manages':
    '{count, plural, =0 {Niemand} one {# Beschäftigung} other {# Beschäftigungen}}',
  'managers.none': 'Noch niemand darf Zeit genehmigen',
  'managers.none.text':
    'Übergeben Sie jemandem eine Beschäftigung: Damit kommt das Recht, Zeit zu genehmigen.',
  'managers.managed.none': 'Hier ist niemand zu führen',
  'managers.managed.none.text':
    'Alle Beschäftigungen dieser Liste haben eine Führungskraft, oder es gibt keine.',
  'managers.gap.now': 'Niemand genehmigt',
  'managers.gap': 'Niemand genehmigt ab dem {date}',
  'managers.overlap.now': 'Mehrere sind gleichzeitig zuständig',
  'managers.overlap': 'Mehrere sind ab dem {date} gleichzeitig zuständig',
  'managers.gaps':
    '{count, plural, one {Ab dem {date} genehmigt niemand für # Beschäftigung.} other {Ab dem {date} genehmigt niemand für # Beschäftigungen.}}',
  'managers.handOver': 'Übergeben',
  'managers.handOver.title':
    '{count, plural, one {An eine Führungskraft übergeben} other {# Beschäftigungen an eine Führungskraft übergeben}}',
  'managers.handOver.submit': '{count, plural, one {Übergeben} other {# übergeben}}',
  'managers.saved':
    '{count, plural, one {{name} ist für # Beschäftigung zuständig} other {{name} ist für # Beschäftigungen zuständig}}',
  'managers.showAll': 'Auch Personen zeigen, die noch nicht genehmigen dürfen',
  'managers.right':
    '{name} darf noch keine Zeit genehmigen. Mit dem Speichern kommt das Recht dazu.',
  'managers.right.meaning': '{name} erhält das Recht, Zeit zu genehmigen.',
  'managers.own':
    '{name} ist nicht für die eigene Beschäftigung zuständig: Sie bleibt, wie sie ist.',
  'managers.meaning':
    '{count, plural, one {Ab dem {date} entscheidet {name} über die Zeit von # Beschäftigung.} other {Ab dem {date} entscheidet {name} über die Zeit von # Beschäftigungen.}}',
  'managers.meaning.nothing': '{name} ist an diesen Tagen schon zuständig.',
  'managers.until': 'Bis',
  'managers.instead': 'Bisherige Führungskräfte',
  'managers.instead.ALL': 'Alle enden am Tag davor',
  'managers.instead.NOBODY': 'Sie bleiben ebenfalls zuständig',
  'managers.instead.MANAGER': 'Nur {name} endet am Tag davor',
  'managers.end': 'Beenden',
  'managers.end.title':
    '{count, plural, one {Zuständigkeit für eine Beschäftigung beenden} other {Zuständigkeit für # Beschäftigungen beenden}}',
  'managers.end.of':
    '{count, plural, one {{name} gibt die Zuständigkeit für eine Beschäftigung ab} other {{name} gibt die Zuständigkeit für # Beschäftigungen ab}}',
  'managers.end.submit': '{count, plural, one {Beenden} other {# beenden}}',
  'managers.end.saved':
    '{count, plural, one {Zuständigkeit für # Beschäftigung endet am {date}} other {Zuständigkeit für # Beschäftigungen endet am {date}}}',
  'managers.end.nothing': 'Nach diesem Tag ist niemand mehr zuständig.',
  'managers.lastDay': 'Letzter Tag der Zuständigkeit',
};
