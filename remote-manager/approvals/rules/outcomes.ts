import type { ApprovalStatus, ErrorCode } from 'shared-contracts';
import type { ApprovalGroup, Decision, TimePair } from './timePairs.ts';

/** What became of an entry that was decided: on its way, done, or what stopped it. */
export type Outcome =
  | { readonly kind: 'busy'; readonly decision: Decision }
  | { readonly kind: 'done'; readonly status: ApprovalStatus }
  | { readonly kind: 'stopped'; readonly code: ErrorCode | undefined };

/** An outcome with the row as it stood, so that it is seen even when fresh data has lost it. */
export interface KeptOutcome {
  readonly outcome: Outcome;
  readonly group: ApprovalGroup;
  readonly groupIndex: number;
  readonly pair: TimePair;
  readonly pairIndex: number;
}

/** By the time pair's id. */
export type Outcomes = ReadonlyMap<number, KeptOutcome>;

/** The people as they are shown: decided entries in their new status, and still in their place. */
export function withOutcomes(
  groups: readonly ApprovalGroup[],
  outcomes: Outcomes,
): readonly ApprovalGroup[] {
  if (outcomes.size === 0) return groups;
  const kept = [...outcomes.values()].toSorted(
    (one, other) => one.groupIndex - other.groupIndex || one.pairIndex - other.pairIndex,
  );
  const shown = groups.map((group) => ({ ...group, summaries: [...group.summaries] }));
  for (const { group, groupIndex, pair, pairIndex } of kept) {
    let home = shown.find(({ id }) => id === group.id);
    if (!home) {
      home = { ...group, summaries: [] };
      shown.splice(groupIndex, 0, home);
    }
    if (!home.summaries.some(({ id }) => id === pair.id)) home.summaries.splice(pairIndex, 0, pair);
  }
  return shown.map((group) => ({
    ...group,
    summaries: group.summaries.map((pair) => decided(pair, outcomes.get(pair.id)?.outcome)),
  }));
}

/** The outcomes with these entries' rows kept, as they stand in the page now. */
export function keepOutcomes(
  outcomes: Outcomes,
  groups: readonly ApprovalGroup[],
  outcomeOf: (timePairId: number) => Outcome | undefined,
): Outcomes {
  const next = new Map(outcomes);
  for (const [groupIndex, group] of groups.entries()) {
    for (const [pairIndex, pair] of group.summaries.entries()) {
      const outcome = outcomeOf(pair.id);
      if (outcome) next.set(pair.id, { outcome, group, groupIndex, pair, pairIndex });
    }
  }
  return next;
}

/** The outcomes with new ones for rows that are kept already. */
export function changeOutcomes(
  outcomes: Outcomes,
  outcomeOf: (timePairId: number) => Outcome | undefined,
): Outcomes {
  return new Map(
    [...outcomes].map(([id, kept]) => [id, { ...kept, outcome: outcomeOf(id) ?? kept.outcome }]),
  );
}

/** The outcomes without one kind, for example when what was done has been seen. */
export function withoutKind(outcomes: Outcomes, kind: Outcome['kind']): Outcomes {
  const next = new Map([...outcomes].filter(([, kept]) => kept.outcome.kind !== kind));
  return next.size === outcomes.size ? outcomes : next;
}

/** How far a person's entries are together: busy while one is, done when all that were decided are. */
export function groupOutcome(
  { summaries }: ApprovalGroup,
  outcomes: Outcomes,
): Outcome | undefined {
  const all = summaries.flatMap(({ id }) => outcomes.get(id)?.outcome ?? []);
  return (
    all.find(({ kind }) => kind === 'busy') ??
    all.find(({ kind }) => kind === 'stopped') ??
    all.find(({ kind }) => kind === 'done')
  );
}

function decided(pair: TimePair, outcome: Outcome | undefined): TimePair {
  return outcome?.kind === 'done' ? { ...pair, status: outcome.status } : pair;
}
