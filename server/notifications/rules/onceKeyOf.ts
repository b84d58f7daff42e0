import type { LocalDate } from 'shared-contracts';
import type { MissedKind } from './notice.ts';

/** What a notice is about: an entry (its first version) or a part of it, or a day without one. */
export type NoticedOnce =
  | { readonly timePairId: number; readonly segmentId?: number }
  | { readonly assignmentId: number; readonly date: LocalDate };

/** By which what is told once is known to have been told. */
export function onceKeyOf(kind: MissedKind, about: NoticedOnce): string {
  if ('date' in about) return `${kind} ${about.assignmentId} ${about.date}`;
  const { timePairId, segmentId } = about;
  return segmentId === undefined ? `${kind} ${timePairId}` : `${kind} ${timePairId} ${segmentId}`;
}
