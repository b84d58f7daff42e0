import type { components } from 'shared-contracts';
import type { SentSchedule } from '../../synchronisation/rules/followedPlan.ts';

type Schemas = components['schemas'];
export type PlanAnswer = Schemas['PlanAnswer'];
export type PlanResult = Schemas['PlanResult'];

/** The outcome of an order, over all batches. */
export interface PlanOutcome {
  /** Ids of rows that were planned. */
  readonly done: readonly number[];
  readonly refused: readonly PlanResult[];
  /** Refused because somebody else planned them in the meantime. */
  readonly changed: readonly PlanResult[];
  /** The batches to undo. */
  readonly batchIds: readonly number[];
  /** What is sent to the HR system. */
  readonly sent: readonly SentSchedule[];
}

export const noOutcome: PlanOutcome = {
  done: [],
  refused: [],
  changed: [],
  batchIds: [],
  sent: [],
};

export function addAnswer(outcome: PlanOutcome, { batchId, results }: PlanAnswer): PlanOutcome {
  const done = results.filter(({ refusal }) => refusal === null);
  const isChanged = ({ refusal }: PlanResult) => refusal?.code === 'PLAN_CHANGED';
  const refused = results.filter(({ refusal }) => refusal !== null);
  return {
    done: [...outcome.done, ...done.map(({ userId }) => userId)],
    refused: [...outcome.refused, ...refused.filter((each) => !isChanged(each))],
    changed: [...outcome.changed, ...refused.filter(isChanged)],
    batchIds: batchId === null ? outcome.batchIds : [...outcome.batchIds, batchId],
    sent: [...outcome.sent, ...done.flatMap(({ tempScheduleRequests }) => tempScheduleRequests)],
  };
}

/** A retry replaces the results of the first attempt. */
export function joinOutcomes(one: PlanOutcome, other: PlanOutcome): PlanOutcome {
  return {
    done: [...one.done, ...other.done],
    refused: [...one.refused, ...other.refused],
    changed: other.changed,
    batchIds: [...one.batchIds, ...other.batchIds],
    sent: [...one.sent, ...other.sent],
  };
}
