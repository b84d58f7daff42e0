import type { components } from 'shared-contracts';
import type { SentSchedule } from '../../synchronisation/rules/followedPlan.ts';

type Schemas = components['schemas'];
type PlanAnswer = Schemas['PlanAnswer'];
export type PlanResult = Schemas['PlanResult'];

/** What became of an order, over all of its batches. */
export interface PlanOutcome {
  /** Ids of rows that were planned. */
  readonly done: readonly number[];
  readonly refused: readonly PlanResult[];
  /** Refused because somebody else planned them meanwhile. */
  readonly changed: readonly PlanResult[];
  /** By which it is taken back, with the rows that were done. */
  readonly batches: readonly { readonly batchId: number; readonly rowIds: readonly number[] }[];
  /** What leaves for the HR system. */
  readonly sent: readonly SentSchedule[];
}

export const noOutcome: PlanOutcome = { done: [], refused: [], changed: [], batches: [], sent: [] };

export function addAnswer(outcome: PlanOutcome, { batchId, results }: PlanAnswer): PlanOutcome {
  const done = results.filter(({ refusal }) => refusal === null);
  const rowIds = done.map(({ userId }) => userId);
  const isChanged = ({ refusal }: PlanResult) => refusal?.code === 'PLAN_CHANGED';
  const refused = results.filter(({ refusal }) => refusal !== null);
  return {
    done: [...outcome.done, ...rowIds],
    refused: [...outcome.refused, ...refused.filter((each) => !isChanged(each))],
    changed: [...outcome.changed, ...refused.filter(isChanged)],
    batches: batchId === null ? outcome.batches : [...outcome.batches, { batchId, rowIds }],
    sent: [...outcome.sent, ...done.flatMap(({ tempScheduleRequests }) => tempScheduleRequests)],
  };
}

/** What was sent again takes the place of what was asked about before it. */
export function joinOutcomes(one: PlanOutcome, other: PlanOutcome): PlanOutcome {
  return {
    done: [...one.done, ...other.done],
    refused: [...one.refused, ...other.refused],
    changed: other.changed,
    batches: [...one.batches, ...other.batches],
    sent: [...one.sent, ...other.sent],
  };
}
