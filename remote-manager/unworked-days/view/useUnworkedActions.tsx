import { refusalOf } from 'shared-contracts';
import { AddRegular, CheckmarkRegular, DismissRegular, useHost } from 'shared-ui';
import type { RowAction } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { UnworkedDay } from '../rules/unworkedDay.ts';
import { useUnworkedDay } from './useUnworkedDay.ts';

export interface UnworkedAction extends RowAction {
  /** Says of whom and which day, too. */
  readonly name: string;
  readonly isBusy: boolean;
}

/** What a manager may do about a planned shift without time, for buttons and menu. */
export function useUnworkedActions(day: UnworkedDay): {
  readonly menuLabel: string;
  readonly actions: readonly UnworkedAction[];
} {
  const text = useText();
  const { features } = useHost();
  const { which, isBusy, decide, add } = useUnworkedDay(day);
  const mayAdd = refusalOf('ADD', { actsAs: 'MANAGER', ...features }) === null && day.canAddTime;
  const adding: UnworkedAction = {
    key: 'add',
    label: text('unworked.add'),
    name: text('unworked.add.of', which),
    icon: <AddRegular />,
    isBusy,
    onSelect: () => void add(),
  };
  return {
    menuLabel: text('unworked.actions', which),
    actions: [
      ...(mayAdd ? [adding] : []),
      {
        key: 'absent',
        label: text('unworked.absent'),
        name: text('unworked.absent.of', which),
        icon: <DismissRegular />,
        isBusy,
        onSelect: () => decide('ABSENT'),
      },
      {
        key: 'leave',
        label: text('unworked.leave'),
        name: text('unworked.leave.of', which),
        icon: <CheckmarkRegular />,
        isBusy,
        onSelect: () => decide('LEFT'),
      },
    ],
  };
}
