/** What deciding about time says: questions, reasons, ways back, and why something still waits. */
export const decisionsEnglish = {
  'approvals.reopen.title': 'Reopen this entry of {name}?',
  'approvals.reopen.text':
    'It waits for a decision again, and what has not left for the HR system yet does not leave.',
  'approvals.reason.label': 'Reason',
  'approvals.reason.hint': 'The person reads it.',
  'approvals.reason.missing': 'Please give a reason.',
  'approvals.reject.text':
    '{count, plural, one {The person is told and can correct it.} other {The people are told and can correct them.}}',
  'approvals.reject.deletions': '{count, plural, one {Keep this entry?} other {Keep # entries?}}',
  'approvals.reject.deletions.text':
    '{count, plural, one {Its person asked to delete it. It stays as it was.} other {Their people asked to delete them. They stay as they were.}}',
  'approvals.undo': 'Undo',
  'approvals.undone':
    '{count, plural, one {# entry is as it was before} other {# entries are as they were before}}',
  'approvals.undone.partly':
    '{count, number} taken back, {left, number} not: it was too late, or something else happened to them',
  'approvals.deviation': 'Not as scheduled: {what}',
  'approvals.deviation.STARTS_EARLY': 'starts {minutes, number} min early',
  'approvals.deviation.STARTS_LATE': 'starts {minutes, number} min late',
  'approvals.deviation.ENDS_EARLY': 'ends {minutes, number} min early',
  'approvals.deviation.ENDS_LATE': 'ends {minutes, number} min late',
  'approvals.deviation.TOO_SHORT': '{minutes, number} min less than planned',
  'approvals.deviation.TOO_LONG': '{minutes, number} min more than planned',
  'approvals.deviation.NOTHING_PLANNED': 'nothing was planned',
  'approvals.deviation.NOT_ENDED': 'another entry of the day has not ended',
  'approvals.deviation.BESIDE_UNUSUAL': 'another entry of the day is unusual',
  'approvals.notDelivered': '{count, number} not delivered',
  'approvals.notDelivered.filter': 'Info: Not delivered to the HR system',
  'approvals.deletions.title': '{count, plural, one {Delete # entry?} other {Delete # entries?}}',
  'approvals.deletions.text':
    '{count, plural, one {# of the chosen entries asks to be deleted. Approving deletes it.} other {# of the chosen entries ask to be deleted. Approving deletes them.}}',
  'approvals.deletions.where':
    'Should deletions hold in all systems, or here only? In all systems, the HR system deletes the time as well; here only, it keeps its record and pays it.',
  'approvals.deletions.others':
    '{count, plural, one {The other entry is approved.} other {The other # entries are approved.}}',
  'approvals.deletions.more': 'and {count, number} more',
  'approvals.deletions.delete': 'Delete',
  'approvals.deletions.final': 'No other system has it, and this cannot be taken back.',
  'approvals.deletions.leave': 'Leave the deletions',
  'approvals.empty.usualLeft':
    '{count, plural, one {# entry still waits} other {# entries still wait}} from {from} to {to}: not unusual, but not approved either. Those that are not as scheduled say why.',
  'approvals.empty.showUsual': '{count, plural, one {Show it} other {Show all #}}',
  'approvals.hidden': '{count, number} of them hidden by the filter',
  'approvals.hidden.show': 'Show them',
  'approvals.hidden.clear': 'Clear them',
} as const;
