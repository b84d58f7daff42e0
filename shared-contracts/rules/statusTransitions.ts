import type { components } from '../openapi/schema.gen.ts';

export type ApprovalStatus = components['schemas']['ApprovalStatus'];

/** An event of a time pair. `CLOCK_OUT` is the employee's own punch. */
export type StatusEvent =
  | 'CLOCK_IN'
  | 'CLOCK_OUT'
  | 'CLOCK_OUT_SUPPLIED_BY_EMPLOYEE'
  | 'CLOCK_OUT_BY_MANAGER'
  | 'AUTO_CLOCK_OUT'
  | 'EDIT_LEAVING_OPEN'
  | 'CORRECTION_RECORDED'
  | 'ADD_BY_EMPLOYEE'
  | 'ADD_BY_MANAGER'
  | 'EDIT_BY_EMPLOYEE'
  | 'EDIT_BY_MANAGER'
  | 'APPROVE'
  | 'REJECT'
  | 'REOPEN'
  | 'DELETE_BY_EMPLOYEE'
  | 'DELETE_BY_MANAGER'
  | 'TAKE_BACK_DELETION';

/** The conditions besides the status: facts of the pair before the event, and two switches. */
export interface StatusContext {
  readonly hasClockOut: boolean;
  /** A punch of the pair, including the present one, arrived more than 2 minutes late. */
  readonly sentLate: boolean;
  /** An earlier version was approved, and the employee has edited it since. */
  readonly wasPreviouslyApproved: boolean;
  /** The status before the deletion was requested; null unless it is undecided. */
  readonly statusBeforeDeletion: ApprovalStatus | null;
  /** The switch `AUTO_APPROVAL`. */
  readonly autoApproval: boolean;
  /** The switch `APPROVE_TIME_PAIRS`; true for a correction, which always needs a decision. */
  readonly hasApproval: boolean;
  /** The switch `ALLOW_MANAGER_DELETE`. */
  readonly allowManagerDelete: boolean;
}

export type StatusChange =
  | { readonly ok: true; readonly status: ApprovalStatus; readonly wasPreviouslyApproved: boolean }
  | { readonly ok: false; readonly code: 'STATUS_NOT_ALLOWED' };

interface Transition {
  /** Null if there is no time pair yet. */
  readonly from: readonly (ApprovalStatus | null)[];
  readonly events: readonly StatusEvent[];
  readonly when?: (context: StatusContext) => boolean;
  readonly to: ApprovalStatus | 'STATUS_BEFORE_DELETION';
}

const decided = ['PENDING', 'REJECTED', 'APPROVED'] as const;

/** The status table (docs/decisions/approval-status.md); the first matching row applies. */
const transitions: readonly Transition[] = [
  { from: [null], events: ['CLOCK_IN'], to: 'INCOMPLETE' },
  { from: ['INCOMPLETE'], events: ['EDIT_LEAVING_OPEN'], to: 'INCOMPLETE' },

  { from: ['INCOMPLETE'], events: ['CLOCK_OUT'], when: approvesItself, to: 'APPROVED' },
  // Nobody could approve it, and without approval it would never be delivered.
  {
    from: ['INCOMPLETE'],
    events: ['CLOCK_OUT', 'CLOCK_OUT_SUPPLIED_BY_EMPLOYEE', 'AUTO_CLOCK_OUT'],
    when: nobodyApproves,
    to: 'APPROVED',
  },
  { from: [null], events: ['ADD_BY_EMPLOYEE'], when: nobodyApproves, to: 'APPROVED' },
  { from: decided, events: ['EDIT_BY_EMPLOYEE'], when: nobodyApproves, to: 'APPROVED' },
  {
    from: ['INCOMPLETE'],
    events: ['CLOCK_OUT', 'CLOCK_OUT_SUPPLIED_BY_EMPLOYEE', 'AUTO_CLOCK_OUT'],
    to: 'PENDING',
  },
  { from: ['INCOMPLETE'], events: ['CLOCK_OUT_BY_MANAGER'], to: 'APPROVED' },

  { from: [null], events: ['CORRECTION_RECORDED'], to: 'PENDING' },
  // The clock-out of a correction arrives after its clock-in.
  { from: ['PENDING'], events: ['CORRECTION_RECORDED'], when: isOpen, to: 'PENDING' },

  { from: [null], events: ['ADD_BY_EMPLOYEE'], when: approvesItself, to: 'APPROVED' },
  { from: [null], events: ['ADD_BY_EMPLOYEE'], to: 'PENDING' },
  { from: [null], events: ['ADD_BY_MANAGER'], to: 'APPROVED' },
  { from: decided, events: ['EDIT_BY_EMPLOYEE'], to: 'PENDING' },
  { from: decided, events: ['EDIT_BY_MANAGER'], to: 'APPROVED' },

  { from: ['PENDING'], events: ['APPROVE'], when: hasEnded, to: 'APPROVED' },
  { from: ['PENDING'], events: ['REJECT'], when: hasEnded, to: 'REJECTED' },
  { from: ['PENDING_DELETE'], events: ['APPROVE'], to: 'DELETED' },
  {
    from: ['PENDING_DELETE'],
    events: ['REJECT', 'TAKE_BACK_DELETION'],
    to: 'STATUS_BEFORE_DELETION',
  },
  { from: ['APPROVED', 'REJECTED'], events: ['REOPEN'], to: 'PENDING' },

  { from: ['APPROVED'], events: ['DELETE_BY_EMPLOYEE'], to: 'PENDING_DELETE' },
  {
    from: ['INCOMPLETE', 'PENDING', 'REJECTED'],
    events: ['DELETE_BY_EMPLOYEE'],
    when: wasApproved,
    to: 'PENDING_DELETE',
  },
  {
    from: ['INCOMPLETE', 'PENDING', 'REJECTED'],
    events: ['DELETE_BY_EMPLOYEE'],
    to: 'DELETED',
  },
  {
    from: ['INCOMPLETE', 'PENDING', 'REJECTED', 'APPROVED', 'PENDING_DELETE'],
    events: ['DELETE_BY_MANAGER'],
    when: managersMayDelete,
    to: 'DELETED',
  },
];

/**
 * The status of a time pair after an event, or the refusal of an event that is not allowed (spec
 * §4). `from` is null if there is no time pair yet. Edits of an open entry are `EDIT_LEAVING_OPEN`
 * or, if they end it, one of the clock-outs. Without a clock-out, a pending entry cannot be
 * approved or rejected.
 */
export function nextStatus(
  from: ApprovalStatus | null,
  event: StatusEvent,
  context: StatusContext,
): StatusChange {
  const transition = transitions.find(
    (row) => row.from.includes(from) && row.events.includes(event) && (row.when?.(context) ?? true),
  );
  const status =
    transition?.to === 'STATUS_BEFORE_DELETION' ? context.statusBeforeDeletion : transition?.to;
  if (status == null) return { ok: false, code: 'STATUS_NOT_ALLOWED' };
  const approvalLost = from === 'APPROVED' && status === 'PENDING';
  return {
    ok: true,
    status,
    wasPreviouslyApproved: context.wasPreviouslyApproved || approvalLost,
  };
}

/** Whether a manager can approve or reject the entry, and so select it (spec §4). */
export function isDecidable(pair: {
  readonly status: ApprovalStatus;
  readonly clockOut: object | string | null;
}): boolean {
  return pair.status === 'PENDING_DELETE' || (pair.status === 'PENDING' && pair.clockOut !== null);
}

function approvesItself({ autoApproval, sentLate }: StatusContext): boolean {
  return autoApproval && !sentLate;
}

function nobodyApproves({ hasApproval }: StatusContext): boolean {
  return !hasApproval;
}

function hasEnded({ hasClockOut }: StatusContext): boolean {
  return hasClockOut;
}

function isOpen({ hasClockOut }: StatusContext): boolean {
  return !hasClockOut;
}

function wasApproved({ wasPreviouslyApproved }: StatusContext): boolean {
  return wasPreviouslyApproved;
}

function managersMayDelete({ allowManagerDelete }: StatusContext): boolean {
  return allowManagerDelete;
}
