import { mayEdit } from 'shared-time/rules/mayEdit.ts';
import { isRunning } from 'shared-time/worked-time/rules/rowStatus.ts';
import type { FeatureInfo } from 'shared-contracts';
import type { TimePair } from './timePairs.ts';

/** What a manager can do with an entry beside deciding it (spec §2), in the order of the menu. */
export const entryActionNames = [
  'edit',
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

/** Which of them the switches and the state of the entry leave (spec §5, §6); the server judges again. */
export function entryActions(
  pair: TimePair,
  { features, properties }: FeatureInfo,
): readonly EntryAction[] {
  const isGone = pair.status === 'DELETED' || pair.status === 'PENDING_DELETE';
  const hasEnded = pair.clockOut !== null;
  const canEdit = mayEdit(pair, { actsAs: 'MANAGER', features, properties });
  const allowed: Readonly<Record<EntryAction, boolean>> = {
    edit: canEdit,
    addBreak: canEdit && features.SEGMENTS && hasEnded,
    segments: features.SEGMENTS && pair.segmentTimePairs.length > 0,
    clockOut: features.TIME_CAPTURE && isRunning(pair),
    comment: features.TIME_PAIR_COMMENTS,
    map: features.LOCATION,
    details: true,
    history: true,
    readjust: hasEnded && !isGone && pair.adjustedVersionAvailable,
    clone:
      features.CLONE_TIME_PAIRS &&
      features.ADD_TIME_PAIRS &&
      properties.ADD_TIME_MANAGER &&
      pair.employeeAssignment.active &&
      hasEnded,
    synchronise:
      pair.synchronisationStatus === 'SYNCHRONISATION_FAILED' ||
      pair.synchronisationStatus === 'PARTIAL_FAILURE',
    remove: features.DELETE_TIME_PAIRS && features.ALLOW_MANAGER_DELETE && !isGone,
  };
  return entryActionNames.filter((name) => allowed[name]);
}

/** Whether the external system has the entry, too: a deletion can then hold here alone. */
export function isElsewhere({ synchronisationStatus }: TimePair): boolean {
  return synchronisationStatus !== null && synchronisationStatus !== 'DELETED';
}
