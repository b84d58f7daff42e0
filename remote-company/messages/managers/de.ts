import type { messages as english } from './en.ts';

export const messages: Record<keyof typeof english, string> = {
  'managers.view': 'Ansicht',
  'managers.view.MANAGED': 'Nach Person',
  'managers.view.MANAGERS': 'Nach Führungskraft',
  'managers.manager': 'Führungskraft',
  'managers.managed': 'Geführte Personen',
  'managers.manages':
    '{count, plural, =0 {Niemand} one {# Arbeitsverhältnis} other {# Arbeitsverhältnisse}}',
  'managers.none': 'Noch niemand darf Zeit genehmigen',
  'managers.none.text':
    'Übergeben Sie jemandem ein Arbeitsverhältnis: Damit kommt das Recht, Zeit zu genehmigen.',
  'managers.managed.none': 'Hier ist niemand zu führen',
  'managers.managed.none.text':
    'Alle Arbeitsverhältnisse dieser Liste haben eine Führungskraft, oder es gibt keine.',
  'managers.gap.now': 'Niemand genehmigt',
  'managers.gap': 'Niemand genehmigt ab dem {date}',
  'managers.overlap.now': 'Mehrere sind gleichzeitig zuständig',
  'managers.overlap': 'Mehrere sind ab dem {date} gleichzeitig zuständig',
  'managers.gaps':
    '{count, plural, one {Ab dem {date} genehmigt niemand für # Arbeitsverhältnis.} other {Ab dem {date} genehmigt niemand für # Arbeitsverhältnisse.}}',
  'managers.handOver': 'Übergeben',
  'managers.handOver.title':
    '{count, plural, one {An eine Führungskraft übergeben} other {# Arbeitsverhältnisse an eine Führungskraft übergeben}}',
  'managers.handOver.submit': '{count, plural, one {Übergeben} other {# übergeben}}',
  'managers.saved':
    '{count, plural, one {{name} ist für # Arbeitsverhältnis zuständig} other {{name} ist für # Arbeitsverhältnisse zuständig}}',
  'managers.showAll': 'Auch Personen zeigen, die noch nicht genehmigen dürfen',
  'managers.right':
    '{name} darf noch keine Zeit genehmigen. Mit dem Speichern kommt das Recht dazu.',
  'managers.right.meaning': '{name} erhält das Recht, Zeit zu genehmigen.',
  'managers.own':
    '{name} ist nicht für das eigene Arbeitsverhältnis zuständig: Es bleibt, wie es ist.',
  'managers.meaning':
    '{count, plural, one {Ab dem {date} entscheidet {name} über die Zeit von # Arbeitsverhältnis.} other {Ab dem {date} entscheidet {name} über die Zeit von # Arbeitsverhältnissen.}}',
  'managers.meaning.nothing': '{name} ist an diesen Tagen schon zuständig.',
  'managers.until': 'Bis',
  'managers.instead': 'Bisherige Führungskräfte',
  'managers.instead.ALL': 'Alle enden am Tag davor',
  'managers.instead.NOBODY': 'Sie bleiben ebenfalls zuständig',
  'managers.instead.MANAGER': 'Nur {name} endet am Tag davor',
  'managers.end': 'Beenden',
  'managers.end.title':
    '{count, plural, one {Zuständigkeit für ein Arbeitsverhältnis beenden} other {Zuständigkeit für # Arbeitsverhältnisse beenden}}',
  'managers.end.of':
    '{count, plural, one {{name} gibt die Zuständigkeit für ein Arbeitsverhältnis ab} other {{name} gibt die Zuständigkeit für # Arbeitsverhältnisse ab}}',
  'managers.end.submit': '{count, plural, one {Beenden} other {# beenden}}',
  'managers.end.saved':
    '{count, plural, one {Zuständigkeit für # Arbeitsverhältnis endet am {date}} other {Zuständigkeit für # Arbeitsverhältnisse endet am {date}}}',
  'managers.end.nothing': 'Nach diesem Tag ist niemand mehr zuständig.',
  'managers.lastDay': 'Letzter Tag der Zuständigkeit',
};
