import type { Batch } from 'shared-contracts';
import { useApi, useEmployeeSession, useQueryClient } from 'shared-ui';
import { decide } from '../data/decide.ts';
import { countDecided } from '../data/refreshTeam.ts';
import type { DecisionOrder } from '../rules/decisionOrder.ts';
import {
  changeOutcomes,
  isRestored,
  keepOutcomes,
  outcomeOf,
  withoutEntries,
  type Outcomes,
} from '../rules/outcomes.ts';
import type { ApprovalGroup, DecisionResult, Entries, SelectedEntry } from '../rules/timePairs.ts';

export interface SendOptions {
  readonly setOutcomes: (change: (last: Outcomes) => Outcomes) => void;
  /** The people and entries as shown. */
  readonly groups: readonly ApprovalGroup[];
  readonly entries: Entries;
  /** Called for each response with the entries, and the people of stopped ones. */
  readonly onAnswered: (timePairIds: readonly number[], stoppedFor: readonly number[]) => void;
}

/**
 * Sends a batch of decisions: its rows are busy, then show the result of each entry, or are as
 * before if the request fails.
 */
export function useSendDecisions({ setOutcomes, groups, entries, onAnswered }: SendOptions) {
  const api = useApi();
  const client = useQueryClient();
  const { employeeId: requestedByUserId } = useEmployeeSession();

  return async function send(
    order: DecisionOrder,
    { rows: asked, key }: Batch<SelectedEntry>,
  ): Promise<readonly DecisionResult[]> {
    const { decision, everywhere, only, reason, keepApproved } = order;
    const ids = asked.map(({ timePairId }) => timePairId);
    setOutcomes((last) => keepOutcomes(last, groups, entries, asked, { kind: 'busy', decision }));
    try {
      const how = { decision, everywhere, only, reason, keepApproved, key };
      const results = await decide(api, { requestedByUserId, timePairIds: ids, ...how });
      const outcomes = new Map(results.map((each) => [each.timePairId, outcomeOf(each)]));
      // Another version has replaced it.
      const replaced = new Set(results.filter(isRestored).map(({ timePairId }) => timePairId));
      setOutcomes((last) =>
        changeOutcomes(withoutEntries(last, replaced), (id) => outcomes.get(id)),
      );
      const stopped = asked.filter(
        ({ timePairId }) => outcomes.get(timePairId)?.kind === 'stopped',
      );
      countDecided(
        api,
        client,
        asked.flatMap(({ timePairId, employeeId }) =>
          outcomes.get(timePairId)?.kind === 'done' ? [employeeId] : [],
        ),
      );
      onAnswered(ids, [...new Set(stopped.map(({ employeeId }) => employeeId))]);
      return results;
    } catch (failure) {
      setOutcomes((last) => withoutEntries(last, new Set(ids)));
      throw failure;
    }
  };
}
