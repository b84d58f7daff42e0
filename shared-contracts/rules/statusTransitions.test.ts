import { describe, expect, test } from 'vitest';
import {
  isDecidable,
  nextStatus,
  type ApprovalStatus,
  type StatusContext,
  type StatusEvent,
} from './statusTransitions.ts';

const statuses = [
  null,
  'APPROVED',
  'REJECTED',
  'PENDING',
  'PENDING_DELETE',
  'INCOMPLETE',
  'DELETED',
] as const satisfies readonly (ApprovalStatus | null)[];

const events = [
  'CLOCK_IN',
  'CLOCK_OUT',
  'CLOCK_OUT_SUPPLIED_BY_EMPLOYEE',
  'CLOCK_OUT_BY_MANAGER',
  'AUTO_CLOCK_OUT',
  'EDIT_LEAVING_OPEN',
  'CORRECTION_RECORDED',
  'ADD_BY_EMPLOYEE',
  'ADD_BY_MANAGER',
  'EDIT_BY_EMPLOYEE',
  'EDIT_BY_MANAGER',
  'APPROVE',
  'REJECT',
  'REOPEN',
  'DELETE_BY_EMPLOYEE',
  'DELETE_BY_MANAGER',
  'TAKE_BACK_DELETION',
] as const satisfies readonly StatusEvent[];

const plain: StatusContext = {
  hasClockOut: true,
  sentLate: false,
  wasPreviouslyApproved: false,
  statusBeforeDeletion: null,
  autoApproval: false,
  hasApproval: true,
  allowManagerDelete: false,
};
const open = { ...plain, hasClockOut: false };
const auto = { ...plain, autoApproval: true };
const unapproved = { ...plain, hasApproval: false };
const autoButLate = { ...auto, sentLate: true };
const approvedBefore = { ...plain, wasPreviouslyApproved: true };
const managersDelete = { ...plain, allowManagerDelete: true };

type Row = [ApprovalStatus | null, StatusEvent, StatusContext, ApprovalStatus];

const allowed: Row[] = [
  [null, 'CLOCK_IN', open, 'INCOMPLETE'],
  ['INCOMPLETE', 'EDIT_LEAVING_OPEN', open, 'INCOMPLETE'],

  ['INCOMPLETE', 'CLOCK_OUT', plain, 'PENDING'],
  ['INCOMPLETE', 'CLOCK_OUT', { ...unapproved, sentLate: true }, 'APPROVED'],
  ['INCOMPLETE', 'CLOCK_OUT_SUPPLIED_BY_EMPLOYEE', unapproved, 'APPROVED'],
  ['INCOMPLETE', 'AUTO_CLOCK_OUT', unapproved, 'APPROVED'],
  [null, 'ADD_BY_EMPLOYEE', unapproved, 'APPROVED'],
  ['APPROVED', 'EDIT_BY_EMPLOYEE', unapproved, 'APPROVED'],
  [null, 'CORRECTION_RECORDED', unapproved, 'PENDING'],
  ['APPROVED', 'DELETE_BY_EMPLOYEE', unapproved, 'PENDING_DELETE'],
  ['INCOMPLETE', 'CLOCK_OUT', auto, 'APPROVED'],
  ['INCOMPLETE', 'CLOCK_OUT', autoButLate, 'PENDING'],
  ['INCOMPLETE', 'CLOCK_OUT_SUPPLIED_BY_EMPLOYEE', auto, 'PENDING'],
  ['INCOMPLETE', 'AUTO_CLOCK_OUT', auto, 'PENDING'],
  ['INCOMPLETE', 'CLOCK_OUT_BY_MANAGER', plain, 'APPROVED'],

  [null, 'CORRECTION_RECORDED', auto, 'PENDING'],
  ['PENDING', 'CORRECTION_RECORDED', open, 'PENDING'],

  [null, 'ADD_BY_EMPLOYEE', plain, 'PENDING'],
  [null, 'ADD_BY_EMPLOYEE', auto, 'APPROVED'],
  [null, 'ADD_BY_MANAGER', plain, 'APPROVED'],
  ['PENDING', 'EDIT_BY_EMPLOYEE', auto, 'PENDING'],
  ['REJECTED', 'EDIT_BY_EMPLOYEE', auto, 'PENDING'],
  ['APPROVED', 'EDIT_BY_EMPLOYEE', auto, 'PENDING'],
  ['PENDING', 'EDIT_BY_MANAGER', plain, 'APPROVED'],
  ['REJECTED', 'EDIT_BY_MANAGER', plain, 'APPROVED'],
  ['APPROVED', 'EDIT_BY_MANAGER', plain, 'APPROVED'],

  ['PENDING', 'APPROVE', plain, 'APPROVED'],
  ['PENDING', 'REJECT', plain, 'REJECTED'],

  ['INCOMPLETE', 'DELETE_BY_EMPLOYEE', open, 'DELETED'],
  ['PENDING', 'DELETE_BY_EMPLOYEE', plain, 'DELETED'],
  ['REJECTED', 'DELETE_BY_EMPLOYEE', plain, 'DELETED'],
  ['APPROVED', 'DELETE_BY_EMPLOYEE', plain, 'PENDING_DELETE'],
  ['INCOMPLETE', 'DELETE_BY_EMPLOYEE', approvedBefore, 'PENDING_DELETE'],
  ['PENDING', 'DELETE_BY_EMPLOYEE', approvedBefore, 'PENDING_DELETE'],
  ['REJECTED', 'DELETE_BY_EMPLOYEE', approvedBefore, 'PENDING_DELETE'],

  ['PENDING_DELETE', 'APPROVE', plain, 'DELETED'],
  ['PENDING_DELETE', 'REJECT', { ...plain, statusBeforeDeletion: 'APPROVED' }, 'APPROVED'],
  ['PENDING_DELETE', 'REJECT', { ...plain, statusBeforeDeletion: 'REJECTED' }, 'REJECTED'],
  ['PENDING_DELETE', 'REJECT', { ...plain, statusBeforeDeletion: 'PENDING' }, 'PENDING'],

  [
    'PENDING_DELETE',
    'TAKE_BACK_DELETION',
    { ...plain, statusBeforeDeletion: 'APPROVED' },
    'APPROVED',
  ],
  ['APPROVED', 'REOPEN', plain, 'PENDING'],
  ['REJECTED', 'REOPEN', plain, 'PENDING'],

  ['INCOMPLETE', 'DELETE_BY_MANAGER', managersDelete, 'DELETED'],
  ['PENDING', 'DELETE_BY_MANAGER', managersDelete, 'DELETED'],
  ['REJECTED', 'DELETE_BY_MANAGER', managersDelete, 'DELETED'],
  ['APPROVED', 'DELETE_BY_MANAGER', managersDelete, 'DELETED'],
  ['PENDING_DELETE', 'DELETE_BY_MANAGER', managersDelete, 'DELETED'],
];

const refused = { ok: false, code: 'STATUS_NOT_ALLOWED' };

describe('what may happen to a time pair', () => {
  test.each(allowed)('%s: %s (%o) makes it %s', (from, event, context, status) => {
    expect(nextStatus(from, event, context)).toMatchObject({ ok: true, status });
  });
});

describe('everything else is refused', () => {
  const known = new Set(allowed.map(([from, event]) => `${from} ${event}`));
  const others = statuses.flatMap((from) =>
    events.filter((event) => !known.has(`${from} ${event}`)).map((event) => [from, event] as const),
  );

  test.each(others)('%s: %s, whatever the circumstances', (from, event) => {
    for (const context of everyContext()) {
      expect(nextStatus(from, event, context)).toEqual(refused);
    }
  });

  test.each([
    ['PENDING', 'APPROVE', open],
    ['PENDING', 'REJECT', open],
    ['PENDING', 'CORRECTION_RECORDED', plain],
    ['PENDING_DELETE', 'REJECT', plain],
    ['APPROVED', 'DELETE_BY_MANAGER', plain],
    ['PENDING_DELETE', 'DELETE_BY_MANAGER', plain],
  ] satisfies [ApprovalStatus, StatusEvent, StatusContext][])(
    '%s: %s when %o',
    (from, event, context) => {
      expect(nextStatus(from, event, context)).toEqual(refused);
    },
  );
});

describe('that an entry was approved before', () => {
  test('is kept in mind when the employee edits an approved one, and when it is reopened', () => {
    for (const event of ['EDIT_BY_EMPLOYEE', 'REOPEN'] as const) {
      expect(nextStatus('APPROVED', event, plain)).toEqual({
        ok: true,
        status: 'PENDING',
        wasPreviouslyApproved: true,
      });
    }
  });

  test('stays known through later decisions and edits', () => {
    for (const [from, event, context] of allowed) {
      const change = nextStatus(from, event, { ...context, wasPreviouslyApproved: true });
      if (change.ok) expect(change.wasPreviouslyApproved).toBe(true);
    }
  });

  test('comes from nothing else', () => {
    for (const [from, event] of allowed) {
      if (from === 'APPROVED' && ['EDIT_BY_EMPLOYEE', 'REOPEN'].includes(event)) continue;
      const change = nextStatus(from, event, {
        ...managersDelete,
        statusBeforeDeletion: 'PENDING',
      });
      if (change.ok) expect(change.wasPreviouslyApproved).toBe(false);
    }
  });
});

test('an entry can be selected exactly when approving and rejecting it are allowed', () => {
  for (const status of statuses) {
    if (status === null) continue;
    for (const clockOut of ['2026-03-02T16:00:00.000Z', null]) {
      const context: StatusContext = {
        ...plain,
        hasClockOut: clockOut !== null,
        statusBeforeDeletion: status === 'PENDING_DELETE' ? 'APPROVED' : null,
      };
      const decidable = isDecidable({ status, clockOut });
      expect(nextStatus(status, 'APPROVE', context).ok).toBe(decidable);
      expect(nextStatus(status, 'REJECT', context).ok).toBe(decidable);
    }
  }
});

function everyContext(): StatusContext[] {
  const either = [true, false];
  return either.flatMap((hasClockOut) =>
    either.flatMap((sentLate) =>
      either.flatMap((wasPreviouslyApproved) =>
        either.flatMap((autoApproval) =>
          either.flatMap((hasApproval) =>
            either.flatMap((allowManagerDelete) =>
              statuses.map((statusBeforeDeletion) => ({
                hasClockOut,
                sentLate,
                wasPreviouslyApproved,
                autoApproval,
                hasApproval,
                allowManagerDelete,
                statusBeforeDeletion,
              })),
            ),
          ),
        ),
      ),
    ),
  );
}
