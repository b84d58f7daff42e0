import type { decisionsEnglish } from './english.ts';

export const decisionMessages = {
  'approvals.reopen.title': 'Diesen Eintrag von {name} wieder öffnen?',
  'approvals.reopen.text':
    'Er wartet erneut auf eine Entscheidung. Was noch nicht an das HR-System gegangen ist, geht nicht mehr dorthin.',
  'approvals.reason.label': 'Grund',
  'approvals.reason.hint': 'Die Person liest ihn.',
  'approvals.reason.missing': 'Bitte geben Sie einen Grund an.',
  'approvals.reject.text':
    '{count, plural, one {Die Person erfährt es und kann ihn korrigieren.} other {Die Personen erfahren es und können sie korrigieren.}}',
  'approvals.reject.deletions':
    '{count, plural, one {Diesen Eintrag behalten?} other {# Einträge behalten?}}',
  'approvals.reject.deletions.text':
    '{count, plural, one {Seine Löschung wurde beantragt. Er bleibt, wie er war.} other {Ihre Löschung wurde beantragt. Sie bleiben, wie sie waren.}}',
  'approvals.undo': 'Rückgängig',
  'approvals.undone':
    '{count, plural, one {# Eintrag ist wie vorher} other {# Einträge sind wie vorher}}',
  'approvals.undone.partly':
    '{count, number} zurückgenommen, {left, number} nicht: Es war zu spät, oder es ist etwas anderes geschehen',
  'approvals.deviation': 'Nicht wie geplant: {what}',
  'approvals.deviation.STARTS_EARLY': 'beginnt {minutes, number} Min. früher',
  'approvals.deviation.STARTS_LATE': 'beginnt {minutes, number} Min. später',
  'approvals.deviation.ENDS_EARLY': 'endet {minutes, number} Min. früher',
  'approvals.deviation.ENDS_LATE': 'endet {minutes, number} Min. später',
  'approvals.deviation.TOO_SHORT': '{minutes, number} Min. weniger als geplant',
  'approvals.deviation.TOO_LONG': '{minutes, number} Min. mehr als geplant',
  'approvals.deviation.NOTHING_PLANNED': 'nichts war geplant',
  'approvals.deviation.NOT_ENDED': 'ein anderer Eintrag des Tages ist noch offen',
  'approvals.deviation.BESIDE_UNUSUAL': 'ein anderer Eintrag des Tages ist auffällig',
  'approvals.notDelivered': '{count, number} nicht geliefert',
  'approvals.notDelivered.filter': 'Info: Nicht an das HR-System geliefert',
  'approvals.deletions.title':
    '{count, plural, one {# Eintrag löschen?} other {# Einträge löschen?}}',
  'approvals.deletions.text':
    '{count, plural, one {Für # der ausgewählten Einträge ist die Löschung angefragt. Mit der Genehmigung wird er gelöscht.} other {Für # der ausgewählten Einträge ist die Löschung angefragt. Mit der Genehmigung werden sie gelöscht.}}',
  'approvals.deletions.where':
    'Sollen Löschungen in allen Systemen gelten oder nur hier? In allen Systemen: Auch das HR-System löscht die Zeit. Nur hier: Es behält seinen Eintrag und zahlt ihn.',
  'approvals.deletions.others':
    '{count, plural, one {Der andere Eintrag wird genehmigt.} other {Die anderen # Einträge werden genehmigt.}}',
  'approvals.deletions.more': 'und {count, number} weitere',
  'approvals.deletions.delete': 'Löschen',
  'approvals.deletions.final':
    'Kein anderes System hat ihn, und es lässt sich nicht rückgängig machen.',
  'approvals.deletions.leave': 'Löschungen zurückstellen',
  'approvals.empty.usualLeft':
    '{count, plural, one {# Eintrag wartet noch} other {# Einträge warten noch}} vom {from} bis {to}: nicht auffällig, aber auch nicht genehmigt. Was nicht wie geplant ist, nennt den Grund.',
  'approvals.empty.showUsual': '{count, plural, one {Anzeigen} other {Alle # anzeigen}}',
  'approvals.hidden': '{count, number} davon verdeckt der Filter',
  'approvals.hidden.show': 'Anzeigen',
  'approvals.hidden.clear': 'Abwählen',
} satisfies Record<keyof typeof decisionsEnglish, string>;
