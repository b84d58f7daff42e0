import { pageEnglish } from 'shared-time/page-messages/english.ts';

export const english = {
  ...pageEnglish,
  'approvals.search': 'Find a person',
  'approvals.reset': 'Reset',

  'approvals.people': '{count, plural, one {<b>#</b> person} other {<b>#</b> people}}',
  'approvals.toDecide':
    '{count, plural, one {<b>#</b> entry to decide} other {<b>#</b> entries to decide}}',
  'approvals.toDecide.short': '<b>{count, number}</b> to decide',
  'approvals.toLookAt':
    '{count, plural, one {<b>#</b> person to look at} other {<b>#</b> people to look at}}',
  'approvals.toLookAt.short': '<b>{count, number}</b> to look at',
  'approvals.toLookAt.here':
    '{count, plural, one {<b>#</b> person} other {<b>#</b> people}} to look at on this page',
  'approvals.selectClear': 'Select {count, number} without exceptions',
  'approvals.selectClear.short': 'Select {count, number} clear',

  'approvals.table': 'People and their time',
  'approvals.column.select': 'Selection',
  'approvals.column.open': 'Entries',
  'approvals.column.person': 'Person',
  'approvals.column.toDecide': 'To decide',
  'approvals.column.total': 'Total',
  'approvals.column.exceptions': 'Exceptions',
  'approvals.column.actions': 'Actions',
  'approvals.entries': '{count, plural, one {# entry} other {# entries}}',
  'approvals.entries.none': 'None',
  'approvals.selectAll': 'Select everything on this page',
  'approvals.selectPerson': 'Select the time of {name}',
  'approvals.selectEntry': 'Select {day}, {time}, {name}',
  'approvals.open': 'Time of {name}',
  'approvals.actions.person': 'Actions for {name}',
  'approvals.actions.entry': 'Actions for {day}, {time}, {name}',

  'approvals.nothingUnusual': 'Nothing unusual',
  'approvals.nothingToDecide': 'Nothing to decide',
  'approvals.presence.CLOCKED_IN': 'Clocked in now',
  'approvals.presence.ON_BREAK': 'On break now',
  'approvals.clocksChanged': 'the clocks changed',

  'approvals.approve': 'Approve',
  'approvals.reject': 'Reject',
  'approvals.approveDeletion': 'Approve deletion',
  'approvals.rejectDeletion': 'Reject deletion',
  'approvals.approveAll': 'Approve all',
  'approvals.rejectAll': 'Reject all',
  'approvals.approveCount': 'Approve {count, number}',
  'approvals.rejectCount': 'Reject {count, number}',
  'approvals.selected': '{count, number} selected',
  'approvals.selection': 'selection',
  'approvals.limit.entries':
    'At most {count, number} entries can be selected at once. The others were left out.',
  'approvals.limit.people':
    'At most {count, number} people can be selected at once. The others were left out.',
  'approvals.ok': 'OK',

  'approvals.busy.APPROVED': 'Approving',
  'approvals.busy.REJECTED': 'Rejecting',
  'approvals.done': 'Done',
  'approvals.done.APPROVED': '{count, plural, one {# entry approved} other {# entries approved}}',
  'approvals.done.REJECTED': '{count, plural, one {# entry rejected} other {# entries rejected}}',
  'approvals.done.deletionApproved': 'Deletion approved, the entry is gone',
  'approvals.done.deletionRejected': 'Deletion rejected, the entry stays',
  'approvals.partly.APPROVED':
    '{done, plural, one {# entry approved} other {# entries approved}}, {stopped, number} not: the rows say why',
  'approvals.partly.REJECTED':
    '{done, plural, one {# entry rejected} other {# entries rejected}}, {stopped, number} not: the rows say why',
  'approvals.stopped.STATUS_NOT_ALLOWED': 'Decided by somebody else',
  'approvals.stopped.SHIFT_ALREADY_CORRECTED': 'Edited meanwhile',
  'approvals.stopped.SHIFT_ALREADY_DELETED': 'Deleted meanwhile',
  'approvals.stopped.NOT_FOUND': 'No longer yours to decide',
  'approvals.stopped.ACCESS_DENIED': 'Not yours to decide',
  'approvals.stopped.TIME_COLLISION': 'Overlaps time that is approved',
  'approvals.stopped.other': 'Could not be changed',
  'approvals.failed.APPROVED': 'The selected time could not be approved.',
  'approvals.failed.REJECTED': 'The selected time could not be rejected.',
  'approvals.tryAgain': 'Try again',
  'approvals.changed.title': 'The status of this time has changed',
  'approvals.changed.text':
    'Somebody edited or decided it in the meantime, so nothing was changed now. Refresh to see how it stands.',
  'approvals.refresh': 'Refresh',
  'approvals.tooMany.title': 'Too many requests',
  'approvals.tooMany.text':
    'Nothing was changed. Please wait a moment, then reload and try again. Your selection is kept.',
  'approvals.reload': 'Reload',
  'approvals.deletions.title': '{count, plural, one {Delete # entry?} other {Delete # entries?}}',
  'approvals.deletions.text':
    '{count, plural, one {# of the chosen entries asks to be deleted. Approving deletes it.} other {# of the chosen entries ask to be deleted. Approving deletes them.}}',

  'approvals.empty.title': 'Nothing waits for you',
  'approvals.empty.text': 'Every entry from {from} to {to} is decided.',
  'approvals.empty.textOlder':
    'Every entry from {from} to {to} is decided. {count, plural, one {# older entry is} other {# older entries are}} outside these dates.',
  'approvals.empty.showOlder': 'Show the {count, number} older',
  'approvals.empty.filtered': 'No time found',
  'approvals.empty.filteredText': 'There is no time in these statuses from {from} to {to}.',
  'approvals.empty.nobody': 'Nobody found',
  'approvals.empty.nobodyText':
    'Nobody called “{term}” has time in these statuses from {from} to {to}.',
  'approvals.empty.reset': 'Reset filters',
  'approvals.failure': 'Employee time can’t be shown right now',
  'approvals.notRefreshed': 'This list could not be refreshed. It may be out of date.',

  'approvals.pages': 'Pages',
  'approvals.page': 'Page {page, number}',
  'approvals.page.previous': 'Previous page',
  'approvals.page.next': 'Next page',
  'approvals.perPage': '{count, number} people per page',
} as const;

/** The same keys in every language; a missing one does not compile. */
export type ManagerMessages = Readonly<Record<keyof typeof english, string>>;
