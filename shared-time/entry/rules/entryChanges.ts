import type { EntryDraft } from './entryDraft.ts';

/** The input of a dialog, next to its initial values. */
export interface EntryChanges {
  readonly draft: EntryDraft;
  readonly opened: EntryDraft;
}

/** The draft of the latest version, with the person's earlier changes applied (spec §8). */
export function withChanges(latest: EntryDraft, { draft, opened }: EntryChanges): EntryDraft {
  const kept = <Field extends keyof EntryDraft>(field: Field): EntryDraft[Field] =>
    JSON.stringify(draft[field]) === JSON.stringify(opened[field]) ? latest[field] : draft[field];
  return {
    assignmentId: kept('assignmentId'),
    timeTypeId: kept('timeTypeId'),
    costCenter: kept('costCenter'),
    isCallBack: kept('isCallBack'),
    options: kept('options'),
    start: kept('start'),
    end: kept('end'),
    breaks: kept('breaks'),
    reason: kept('reason'),
    reasonText: kept('reasonText'),
    comment: kept('comment'),
    isNormalized: kept('isNormalized'),
  };
}
