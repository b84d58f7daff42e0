import { IconButton, MoreHorizontalRegular, useMenu } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Sorting } from '../data/timePairsQuery.ts';

export interface ListMenuProps {
  readonly sorting: Sorting;
  readonly isAdjusted: boolean;
  readonly onSort: (sorting: Sorting) => void;
  readonly onAdjust: (isAdjusted: boolean) => void;
}

/** The sort order of a list, which has no column heads, and the switch for adjusted time. */
export function ListMenu({ sorting, isAdjusted, onSort, onAdjust }: ListMenuProps) {
  const text = useText();
  const openMenu = useMenu();
  return (
    <IconButton
      icon={<MoreHorizontalRegular />}
      label={text('history.listMenu')}
      aria-haspopup="menu"
      onClick={({ currentTarget }) =>
        openMenu(currentTarget, [
          {
            key: 'adjusted',
            label: text('history.showAdjusted'),
            checked: isAdjusted,
            onSelect: () => onAdjust(!isAdjusted),
          },
          ...orders.map(({ by, direction }) => ({
            key: `${by} ${direction}`,
            label: text(`history.sort.${by}.${direction}`),
            checked: by === sorting.by && direction === sorting.direction,
            onSelect: () => onSort({ by, direction }),
          })),
        ])
      }
    />
  );
}

const orders: readonly Sorting[] = (
  ['startDate', 'clockIn', 'clockOut', 'duration', 'status'] as const
).flatMap((by) => [
  { by, direction: 'descending' as const },
  { by, direction: 'ascending' as const },
]);
