import {
  isInRange,
  mayDo,
  type components,
  type DateRange,
  type FeatureInfo,
  type TimeAction,
} from 'shared-contracts';

type TimePair = components['schemas']['TimePair'];

/** The actions on the person's own entry, in menu order. */
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

/** The remaining actions if an entry is read-only. */
const looks: readonly PairAction[] = ['details', 'history', 'map'];

/**
 * Whether time of that day can be changed: in the current pay cycle (spec §2), and rejected time of
 * the previous one, since the person is asked to correct it.
 */
export function isOpenToChanges(
  { startDate, status }: Pick<TimePair, 'startDate' | 'status'>,
  { current, previous }: { readonly current: DateRange; readonly previous: DateRange },
): boolean {
  if (isInRange(startDate, current)) return true;
  return status === 'REJECTED' && isInRange(startDate, previous);
}

/** The actions that the person's permissions and the entry allow (spec §5, §6). */
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
