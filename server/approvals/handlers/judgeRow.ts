import type { components, Instant } from 'shared-contracts';
import type { CallRequest } from '../../calls/calls.ts';
import {
  afterWithdrawal,
  canBeWithdrawn,
  type WithdrawableRow,
} from '../../hr-outbox/rules/withdrawal.ts';
import type { ManagedAssignment } from '../../people/data/managedAssignments.ts';
import { decidesOn } from '../../people/rules/decidesOn.ts';
import type { Overlap } from '../../shifts/data/overlaps.ts';
import { countsAsApproved } from '../../shifts/rules/timePairRow.ts';
import type { ApprovedBefore, AskedShift } from '../data/decisions.ts';
import { decide, type DecisionAction } from '../rules/decide.ts';
import { keepApproved } from '../rules/keepApproved.ts';
import type { ChangedEntry } from './changedEntry.ts';

export type StatusRequest = CallRequest<'decideTimePairs'>['body']['statusRequests'][number];
type Result = components['schemas']['ApprovalResult'];

/** An entry with the decision about it. */
export interface DecidedShift extends ChangedEntry {
  readonly action: DecisionAction;
  readonly reason: string | null;
  /** The approved version that stays in its place. */
  readonly restored: ChangedEntry | null;
}

/** The data that all rows of a request are judged on. */
export interface DecisionFacts {
  /** The manager, the time and the reason of the decisions. */
  readonly by: number;
  readonly at: Instant;
  readonly reason: string | null;
  /** False if a deletion applies only here. */
  readonly everywhere: boolean;
  readonly heldSeconds: number;
  /** The manager's assignments, by id. */
  readonly managed: ReadonlyMap<number, ManagedAssignment>;
  readonly shifts: ReadonlyMap<number, AskedShift>;
  /** The pending deliveries, by shift. */
  readonly waiting: ReadonlyMap<number, WithdrawableRow>;
  readonly overlaps: ReadonlyMap<number, readonly Overlap[]>;
  /** The entries as scheduled; null if others can be decided too. */
  readonly matching: ReadonlySet<number> | null;
  readonly approved: ReadonlyMap<number, ApprovedBefore>;
  readonly takeId: () => number;
}

/** Judges a row after the entries that were decided in rows before it. */
export function judgeRow(
  { timePairId, status }: StatusRequest,
  facts: DecisionFacts,
  decidedBefore: readonly DecidedShift[],
): { readonly result: Result; readonly decided: DecidedShift | null } {
  const { by, at, reason } = facts;
  const before = facts.shifts.get(timePairId);
  const assignment = before && facts.managed.get(before.pair.assignment_id);
  if (
    before === undefined ||
    assignment === undefined ||
    !decidesOn(assignment, before.pair.start_date)
  ) {
    return { result: { timePairId, status: null, code: 'NOT_FOUND' }, decided: null };
  }
  const refused = (code: NonNullable<Result['code']>) => ({
    result: { timePairId, status: before.pair.status, code },
    decided: null,
  });
  const decision = decide(before.pair, { status, by, at, reason });
  if (!decision.done) return refused(decision.code);
  if (facts.matching?.has(timePairId) === false) return refused('NOT_AS_SCHEDULED');
  const statusNow = (other: Overlap) =>
    decidedBefore.find(({ after }) => after.pair.id === other.id)?.after.pair.status ??
    other.status;
  const beside = (facts.overlaps.get(timePairId) ?? []).map(statusNow);
  if (decision.action === 'APPROVED' && beside.some(countsAsApproved)) {
    return refused('TIME_COLLISION');
  }
  const withdrawn =
    decision.action === 'REOPENED' && before.pair.status === 'APPROVED'
      ? (facts.waiting.get(before.pair.original_version_id) ?? null)
      : null;
  if (withdrawn !== null && (withdrawn.has_left || !canBeWithdrawn(withdrawn))) {
    return refused('ALREADY_DELIVERED');
  }
  const pair = { ...decision.after, ...(withdrawn && afterWithdrawal(withdrawn)) };
  const after = { pair, segments: before.segments };
  const earlier = decision.action === 'REJECTED' ? facts.approved.get(timePairId) : undefined;
  if (earlier?.isTaken) return refused('TIME_COLLISION');
  const kept = earlier && keepApproved(after, earlier.shift, { by, now: at }, facts.takeId);
  if (kept?.done === false) return refused(kept.code);
  const { head } = before;
  const { employeeId } = assignment;
  const decided = {
    ...{ head, before, after, employeeId, reason, withdrawn },
    action: decision.action,
    everywhere: facts.everywhere,
    heldSeconds: facts.heldSeconds,
    restored: kept ? { ...kept, head, employeeId } : null,
  };
  if (kept === undefined) return { result: { timePairId, status: pair.status }, decided };
  const { id: restoredVersionId, status: keptStatus } = kept.after.pair;
  return { result: { timePairId, status: keptStatus, restoredVersionId }, decided };
}
