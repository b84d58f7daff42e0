import { mayDo, type components, type FeatureInfo, type TimeAction } from 'shared-contracts';

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

/** Which of them the person may do, and the entry has something for (spec §5, §6). */
export function pairActions(pair: TimePair, info: FeatureInfo): readonly PairAction[] {
  const { features } = info;
  const may = (action: TimeAction) => mayDo(action, 'EMPLOYEE', pair, info);
  const hasEnded = pair.clockOut !== null;
  const allowed: Readonly<Record<PairAction, boolean>> = {
    edit: may('EDIT'),
    addBreak: may('SAVE_SEGMENT') && hasEnded,
    segments: features.SEGMENTS && pair.segmentTimePairs.length > 0,
    details: true,
    history: true,
    map: features.LOCATION,
    comment: features.TIME_PAIR_COMMENTS,
    clone: may('CLONE') && hasEnded,
    remove: may('DELETE'),
  };
  return pairActionNames.filter((name) => allowed[name]);
}
