import type { Instant } from 'shared-contracts';
import { changedLateness } from '../adjusted-time/data/changedLateness.ts';
import { createAdjustDays } from '../adjusted-time/data/createAdjustDays.ts';
import { createAdjustmentRules } from '../adjusted-time/data/adjustmentRules.ts';
import { createDerive } from '../adjusted-time/data/createDerive.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { keepAnswer } from '../calls/storedAnswers.ts';
import type { UnitChange } from '../calls/unitOfWork.ts';
import type { OutboxMessage } from '../hr-outbox/rules/outbox.ts';
import { withHrMessage } from '../hr-outbox/rules/withHrMessage.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import type { Change, ChainHead } from '../records/rules/record.ts';
import type { AssignmentFacts } from '../shifts/rules/timePairContext.ts';
import type { ShiftBook } from '../shifts/data/createShiftBook.ts';
import { createNearbyTime, type NearbyTime } from '../shifts/data/nearbyTime.ts';
import { changedSegments, recordedFields } from '../shifts/rules/recordedFields.ts';
import { isDecision, type ShiftChange } from '../shifts/rules/shiftChange.ts';
import type { Shift } from '../shifts/rules/timePairRow.ts';
import type { ActiveWebhooks } from '../webhook-outbox/createActiveWebhooks.ts';
import { saveShifts } from './data/saveShifts.ts';
import { signChanges, type HeadedChange } from './data/signChanges.ts';
import { pairRows } from './data/pairRows.ts';
import { pushedEvents } from './data/pushedEvents.ts';
import { webhookEvents } from './data/webhookEvents.ts';

/** A planned change, decided from data that was read together with `head`. */
export interface PlannedChange extends ShiftChange {
  /** The head of the assignment's record chain. */
  readonly head: ChainHead;
  /** False if a deletion applies only here; the external HR system keeps its record. */
  readonly everywhere?: boolean | undefined;
  /** Seconds before it is delivered to the HR system, as it can still be undone. */
  readonly heldSeconds?: number;
}

/** The actor and the time of a change. */
export type ChangedBy = Pick<Change, 'actorKind' | 'actorId'> & { readonly at: Instant };

/** Changes with everything that follows from them, for `unit.stage`: one statement. */
export interface ShiftCommit extends UnitChange {
  /** The changed shifts, in the order of the changes. */
  readonly shifts: readonly Shift[];
  /** How many other entries of the same days have a new adjusted version. */
  readonly readjusted: number;
}

export type PrepareCommit = (
  by: ChangedBy,
  changes: readonly PlannedChange[],
  /** Data that was read together with the shifts; otherwise it is read here. */
  known?: KnownTime,
) => Promise<ShiftCommit>;

/** The shift book with the one way to change shifts. */
export interface WritableBook extends ShiftBook {
  readonly prepare: PrepareCommit;
}

/** What is already known of the assignments whose shifts change. */
export interface KnownTime {
  readonly nearby: NearbyTime;
  readonly assignments: ReadonlyMap<number, AssignmentFacts>;
}

/**
 * The one way to change shifts: derives everything that follows from each change (adjusted time,
 * indicators, adjusted time and lateness of neighbouring entries, deliveries to the HR system,
 * webhook events) and signs it. The unit writes all of it or nothing, and fails with a conflict if
 * anything else was recorded for an assignment since its `head` was read: use it within
 * `retryOnConflict`.
 */
export function createShiftCommits(
  context: ServerContext,
  chain: RecordChain,
  book: ShiftBook,
  webhooks: ActiveWebhooks,
): PrepareCommit {
  const adjustmentRules = createAdjustmentRules(context);
  const derive = createDerive(book, adjustmentRules);
  const adjustDays = createAdjustDays(context, book, adjustmentRules);
  const nearbyTime = createNearbyTime(context.database, book.dayPlans);

  async function derived(change: PlannedChange, nearby: NearbyTime): Promise<PlannedChange> {
    if (isDecision(change.action)) return change;
    return { ...change, after: await derive(change.after, nearby) };
  }

  /**
   * The changes with everything that follows from them, and then the entries that they readjust.
   */
  async function complete(
    planned: readonly PlannedChange[],
    nearby: NearbyTime,
    now: Instant,
  ): Promise<CompleteChange[]> {
    const changes = await Promise.all(planned.map((change) => derived(change, nearby)));
    const adjusted = await adjustDays(changes, nearby);
    const heads = new Map(planned.map(({ after, head }) => [after.pair.assignment_id, head]));
    const beside = adjusted.beside.flatMap((entry): PlannedChange[] => {
      const head = heads.get(entry.after.pair.assignment_id);
      return head === undefined ? [] : [{ ...entry, action: 'READJUSTED', head }];
    });
    return [...adjusted.changes, ...beside].map((change) => withMessage(change, now));
  }

  return async (by, planned, known) => {
    await chain.open();
    const nearby = known?.nearby ?? nearbyTime;
    const changes = await complete(planned, nearby, by.at);
    const assignmentIds = [...new Set(changes.map(({ after }) => after.pair.assignment_id))];
    const assignments = known?.assignments ?? (await book.facts.assignments(assignmentIds));
    const { at: recordedAt, ...actor } = by;
    const recorded = changes.map((change): HeadedChange => {
      const { action, after, head } = change;
      const { assignment_id: assignmentId, id: timePairId } = after.pair;
      const employeeId = assignments.get(assignmentId)?.employeeId;
      if (employeeId === undefined) throw new Error('A shift has no assignment.');
      const fields = recordedFields(change, employeeId);
      return { ...actor, recordedAt, action, assignmentId, timePairId, head, ...fields };
    });
    const [late, records, active] = await Promise.all([
      changedLateness(nearby, changes),
      signChanges(chain, recorded),
      webhooks.read(context.now()),
    ]);
    return {
      shifts: changes.slice(0, planned.length).map(({ after }) => after),
      readjusted: changes.length - planned.length,
      write: async (runner, answer) => {
        if (changes.length > 0) {
          await saveShifts(runner, {
            records,
            ...pairRows(changes, late),
            segments: changes.flatMap(({ before, after }) => changedSegments(before, after)),
            messages: changes.flatMap(({ message }) => message ?? []),
            events: webhookEvents(changes, assignments, active, recordedAt),
            answer,
          });
        } else if (answer !== null) await keepAnswer(runner, answer);
      },
      events: pushedEvents(changes, assignments),
    };
  };
}

type CompleteChange = PlannedChange & { readonly message: OutboxMessage | null };

function withMessage(change: PlannedChange, now: Instant): CompleteChange {
  const { action, before, after, everywhere, heldSeconds } = change;
  if (action === 'DECISION_UNDONE') return { ...change, message: null };
  return {
    ...change,
    ...withHrMessage(before, after, {
      now,
      ...(everywhere === undefined ? {} : { everywhere }),
      ...(heldSeconds === undefined ? {} : { heldSeconds }),
    }),
  };
}
