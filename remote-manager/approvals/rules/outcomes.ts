import type { ApprovalStatus, ErrorCode } from 'shared-contracts';
import type {
  ApprovalGroup,
  Decision,
  DecisionResult,
  Entries,
  SelectedEntry,
  TimePair,
} from './timePairs.ts';

/** The state of a decided entry: in flight, done, or the reason it was stopped. */
export type Outcome =
  | { readonly kind: 'busy'; readonly decision: Decision }
  | { readonly kind: 'done'; readonly status: ApprovalStatus }
  | {
      readonly kind: 'stopped';
      readonly code: ErrorCode | undefined;
      /** Who was first, if somebody else was. */
      readonly changedBy: string | null;
    };

/** An outcome with its row, so that it stays visible even if fresh data lacks it. */
export interface KeptOutcome {
  readonly outcome: Outcome;
  readonly group: ApprovalGroup;
  readonly groupIndex: number;
  /** Null if the person's entries were not shown. */
  readonly row: { readonly pair: TimePair; readonly index: number } | null;
}

/** By the time pair's id, for entries of people who are shown. */
export type Outcomes = ReadonlyMap<number, KeptOutcome>;

/** The people as shown: those with an outcome keep their place. */
export function withOutcomes(
  groups: readonly ApprovalGroup[],
  outcomes: Outcomes,
): readonly ApprovalGroup[] {
  const lost = [...outcomes.values()]
    .filter(({ group }) => !groups.some(({ id }) => id === group.id))
    .toSorted((one, other) => one.groupIndex - other.groupIndex);
  if (lost.length === 0) return groups;
  const shown = [...groups];
  for (const { group, groupIndex } of lost) {
    if (!shown.some(({ id }) => id === group.id)) shown.splice(groupIndex, 0, group);
  }
  return shown;
}

/** A person's entries as shown: decided ones in their new status, in their place. */
export function entriesWithOutcomes(entries: Entries, outcomes: Outcomes): Entries {
  if (outcomes.size === 0) return entries;
  const shown = new Map(entries);
  const kept = [...outcomes].flatMap(([id, { row, group, outcome }]) =>
    row ? [{ id, ...row, group, outcome }] : [],
  );
  for (const { id, pair, index, group, outcome } of kept.toSorted((a, b) => a.index - b.index)) {
    const list = [...(shown.get(group.id) ?? [])];
    const at = list.findIndex((each) => each.id === id);
    const decided = outcome.kind === 'done' ? { status: outcome.status } : {};
    list.splice(at < 0 ? index : at, at < 0 ? 0 : 1, { ...(list[at] ?? pair), ...decided });
    shown.set(group.id, list);
  }
  return shown;
}

/** The outcomes with these entries' current rows added. */
export function keepOutcomes(
  outcomes: Outcomes,
  groups: readonly ApprovalGroup[],
  entries: Entries,
  asked: readonly SelectedEntry[],
  outcome: Outcome,
): Outcomes {
  const next = new Map(outcomes);
  for (const { timePairId, employeeId } of asked) {
    const groupIndex = groups.findIndex(({ id }) => id === employeeId);
    const group = groups[groupIndex];
    if (!group) continue;
    const list = entries.get(employeeId) ?? [];
    const index = list.findIndex(({ id }) => id === timePairId);
    const pair = list[index];
    next.set(timePairId, { outcome, group, groupIndex, row: pair ? { pair, index } : null });
  }
  return next;
}

/** Updates outcomes whose rows are already kept. */
export function changeOutcomes(
  outcomes: Outcomes,
  newOf: (timePairId: number) => Outcome | undefined,
): Outcomes {
  return new Map(
    [...outcomes].map(([id, kept]) => [id, { ...kept, outcome: newOf(id) ?? kept.outcome }]),
  );
}

export function withoutEntries(outcomes: Outcomes, timePairIds: ReadonlySet<number>): Outcomes {
  return new Map([...outcomes].filter(([id]) => !timePairIds.has(id)));
}

/** The outcomes without one kind, for example once completed ones have been seen. */
export function withoutKind(outcomes: Outcomes, kind: Outcome['kind']): Outcomes {
  const next = new Map([...outcomes].filter(([, kept]) => kept.outcome.kind !== kind));
  return next.size === outcomes.size ? outcomes : next;
}

/** The combined state of a person's entries: busy while one is, done once all decided ones are. */
export function groupOutcome({ id }: ApprovalGroup, outcomes: Outcomes): Outcome | undefined {
  const all = [...outcomes.values()].flatMap(({ group, outcome }) =>
    group.id === id ? [outcome] : [],
  );
  return (
    all.find(({ kind }) => kind === 'busy') ??
    all.find(({ kind }) => kind === 'stopped') ??
    all.find(({ kind }) => kind === 'done')
  );
}

/** The server's result for a row. */
export function outcomeOf({ status, code, changedBy }: DecisionResult): Outcome {
  if (code === undefined && status !== null) return { kind: 'done', status };
  const by = changedBy ? `${changedBy.firstName} ${changedBy.lastName}` : null;
  return { kind: 'stopped', code, changedBy: by };
}

/** Whether the previously approved version is back in place of a rejected correction. */
export function isRestored({ restoredVersionId }: DecisionResult): boolean {
  return restoredVersionId !== undefined;
}
