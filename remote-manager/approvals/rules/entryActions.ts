import { isRunning } from 'shared-time/worked-time/rules/rowStatus.ts';
import { mayDo, type FeatureInfo, type TimeAction } from 'shared-contracts';
import type { TimePair } from './timePairs.ts';

/** A manager's actions on an entry apart from deciding (spec §2), in menu order. */
export const entryActionNames = [
  'edit',
  'reopen',
  'addBreak',
  'segments',
  'clockOut',
  'comment',
  'map',
  'details',
  'history',
  'readjust',
  'clone',
  'synchronise',
  'remove',
] as const;

export type EntryAction = (typeof entryActionNames)[number];

/** The actions that the manager's permissions and the entry allow (spec §5, §6). */
export function entryActions(pair: TimePair, info: FeatureInfo): readonly EntryAction[] {
  const { features } = info;
  const may = (action: TimeAction) => mayDo(action, 'MANAGER', pair, info);
  const hasEnded = pair.clockOut !== null;
  const allowed: Readonly<Record<EntryAction, boolean>> = {
    edit: may('EDIT'),
    reopen: features.APPROVE_TIME_PAIRS && isDecided(pair),
    addBreak: may('SAVE_SEGMENT') && hasEnded,
    segments: features.SEGMENTS && pair.segmentTimePairs.length > 0,
    clockOut: may('CLOCK') && isRunning(pair),
    comment: features.TIME_PAIR_COMMENTS,
    map: features.LOCATION,
    details: true,
    history: true,
    readjust: may('READJUST') && hasEnded && pair.adjustedVersionAvailable,
    clone: may('CLONE') && hasEnded,
    synchronise:
      pair.synchronisationStatus === 'SYNCHRONISATION_FAILED' ||
      pair.synchronisationStatus === 'PARTIAL_FAILURE',
    // With approvals, a requested deletion is approved instead.
    remove: may('DELETE') && (pair.status !== 'PENDING_DELETE' || !features.APPROVE_TIME_PAIRS),
  };
  return entryActionNames.filter((name) => allowed[name]);
}

function isDecided({ status }: TimePair): boolean {
  return status === 'APPROVED' || status === 'REJECTED';
}

/**
 * Whether the HR system has taken it, so that it can no longer be reopened, as far as the page
 * knows: only the server knows what was sent before the last approval.
 */
export function hasLeft({ status, extractionStatus, synchronisationStatus }: TimePair): boolean {
  if (extractionStatus === 'EXTRACTED') return true;
  const isHere =
    synchronisationStatus === null ||
    synchronisationStatus === 'SYNCHRONISATION_PENDING' ||
    synchronisationStatus === 'SYNCHRONISATION_FAILED';
  return status === 'APPROVED' && !isHere;
}

/** Whether the external system has the entry, too: a deletion can then apply here only. */
export function isElsewhere({ synchronisationStatus }: TimePair): boolean {
  return synchronisationStatus !== null && synchronisationStatus !== 'DELETED';
}
