import {
  isInRange,
  mayDo,
  type components,
  type DateRange,
  type FeatureInfo,
  type TimeAction,
} from 'shared-contracts';

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

/** What is left of them where an entry is only to look at. */
const looks: readonly PairAction[] = ['details', 'history', 'map'];

/**
 * Whether time of that day can be changed: of the current pay cycle (spec §2), and what was rejected
 * in the one before, since its person is asked to correct it.
 */
export function isOpenToChanges(
  { startDate, status }: Pick<TimePair, 'startDate' | 'status'>,
  { current, previous }: { readonly current: DateRange; readonly previous: DateRange },
): boolean {
  if (isInRange(startDate, current)) return true;
  return status === 'REJECTED' && isInRange(startDate, previous);
}

/** Which of them the person may do, and the entry has something for (spec §5, §6). */
export function pairActions(
  pair: TimePair,
  info: FeatureInfo,
  isOpen: boolean,
): readonly PairAction[] {
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
  return pairActionNames.filter((name) => allowed[name] && (isOpen || looks.includes(name)));
}
