import type { components, FeatureInfo } from 'shared-contracts';

type TimePair = components['schemas']['TimePair'];

/** What employees can do with an entry of their own, in the order of the menu. */
export const pairActionNames = [
  'edit',
  'addBreak',
  'segments',
  'details',
  'history',
  'map',
  'comment',
  'clone',
  'remove',
] as const;

export type PairAction = (typeof pairActionNames)[number];

/**
 * Which of them the switches and the state of the entry leave (spec §5, §6). An entry that the
 * external system has is the manager's to change; a deletion that was asked for waits for an answer.
 */
export function pairActions(
  pair: TimePair,
  { features, properties }: FeatureInfo,
): readonly PairAction[] {
  const canEdit = isChangeable(pair) && features.EDIT_TIME_PAIRS && properties.EDIT_TIME_EMPLOYEE;
  const hasSegments = features.SEGMENTS;
  const allowed: Readonly<Record<PairAction, boolean>> = {
    edit: canEdit,
    addBreak: canEdit && hasSegments && pair.clockOut !== null,
    segments: hasSegments && pair.segmentTimePairs.length > 0,
    details: true,
    history: true,
    map: features.LOCATION,
    comment: features.TIME_PAIR_COMMENTS,
    clone:
      features.CLONE_TIME_PAIRS &&
      features.ADD_TIME_PAIRS &&
      properties.ADD_TIME_EMPLOYEE &&
      pair.employeeAssignment.active &&
      pair.clockOut !== null,
    remove: isChangeable(pair) && features.DELETE_TIME_PAIRS,
  };
  return pairActionNames.filter((name) => allowed[name]);
}

/** Whether breaks of the entry can be edited and removed. */
export function canChangeSegments(pair: TimePair, info: FeatureInfo): boolean {
  const actions = pairActions(pair, info);
  return actions.includes('edit') && actions.includes('segments');
}

function isChangeable({ employeeAssignment, extractionStatus, status }: TimePair): boolean {
  const isDeleted = status === 'PENDING_DELETE' || status === 'DELETED';
  return employeeAssignment.active && extractionStatus === 'NOT_EXTRACTED' && !isDeleted;
}
