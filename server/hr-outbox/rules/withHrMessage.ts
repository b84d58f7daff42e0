import { infoIndicators, toInstant, toMillis, type Instant } from 'shared-contracts';
import { canonicalJson } from '../../records/rules/canonicalJson.ts';
import { inEffect } from '../../shifts/rules/inEffect.ts';
import type { Shift, TimePairRow } from '../../shifts/rules/timePairRow.ts';
import { waiting, type OutboxMessage, type OutboxRecord } from './outbox.ts';

/** The changed shift to save, and its message to the external HR system. */
export interface WithHrMessage {
  readonly after: Shift;
  /** Null if there is no message. */
  readonly message: OutboxMessage | null;
}

interface HrSending {
  readonly now: Instant;
  /** False if a deletion applies only here; the external system keeps its record. */
  readonly everywhere?: boolean;
  /** Seconds for which it is held, as it can still be undone. */
  readonly heldSeconds?: number;
}

/**
 * Decides whether a change of a shift is sent to the external HR system: approved time, a change of
 * approved time, and the deletion of time that was sent before. Call it with every changed shift,
 * except by an undone decision, after `derive` and before its record is signed, save `after`, and
 * pass the message to `enqueue` in the same transaction, or to a statement with `enqueueFrom`. The
 * segments can include deleted ones.
 */
export function withHrMessage(
  before: Shift | null,
  after: Shift,
  sending: HrSending,
): WithHrMessage {
  const { pair } = after;
  const operation = operationOf(before, after, sending.everywhere ?? true);
  if (operation === null) return { after, message: null };
  const segments = segmentIds(after);
  const gone = before === null ? [] : segmentIds(before).filter((id) => !segments.includes(id));
  const records: OutboxRecord[] = [
    ...[pair.original_version_id, ...segments].map((id) => waiting(id, operation)),
    ...(wasQueued(before) ? gone : []).map((id) => waiting(id, 'DELETE')),
  ];
  const isChangedAfterwards =
    pair.changed_after_approval ||
    (operation === 'UPSERT' && before?.pair.extraction_status === 'EXTRACTED');
  return {
    after: {
      ...after,
      pair: {
        ...pair,
        synchronisation_status: 'SYNCHRONISATION_PENDING',
        synchronisation_error: null,
        changed_after_approval: isChangedAfterwards,
        info_indicators: infoIndicators.filter((indicator) =>
          indicator === 'CHANGED_AFTER_APPROVAL'
            ? isChangedAfterwards
            : pair.info_indicators.includes(indicator),
        ),
      },
    },
    message: {
      assignment_id: pair.assignment_id,
      shift_id: pair.original_version_id,
      version_id: pair.id,
      records,
      requested_at: sending.now,
      due_at: toInstant(toMillis(sending.now) + (sending.heldSeconds ?? 0) * 1000),
    },
  };
}

function operationOf(
  before: Shift | null,
  after: Shift,
  everywhere: boolean,
): OutboxRecord['operation'] | null {
  const { status, clock_out: clockOut } = after.pair;
  const was = before?.pair.status;
  if (status === 'DELETED') {
    return everywhere && was !== 'DELETED' && wasQueued(before) ? 'DELETE' : null;
  }
  if (status !== 'APPROVED' || clockOut === null) return null;
  const wasApproved = was === 'APPROVED' || was === 'PENDING_DELETE';
  return wasApproved && before !== null && isSameContent(before, after) ? null : 'UPSERT';
}

function wasQueued(shift: Shift | null): boolean {
  return shift !== null && shift.pair.synchronisation_status !== null;
}

function segmentIds(shift: Shift): number[] {
  return inEffect(shift).segments.map(({ id }) => id);
}

/** Whether both look the same to the external system. */
function isSameContent(one: Shift, other: Shift): boolean {
  return canonicalJson(contentOf(one)) === canonicalJson(contentOf(other));
}

function contentOf(shift: Shift) {
  const { pair } = shift;
  return [
    pair.id,
    ...[pair.clock_in, pair.clock_out, pair.time_type_id, pair.cost_center_id, pair.is_call_back],
    ...adjusted(pair),
    inEffect(shift).segments.map((segment) => [
      ...[segment.id, segment.pair_type, segment.clock_in, segment.clock_out],
      ...[segment.time_type_id, segment.cost_center_id],
    ]),
  ];
}

function adjusted({ adjusted_version: version }: TimePairRow) {
  return version === null ? [] : [version.clockIn, version.clockOut, version.duration];
}
