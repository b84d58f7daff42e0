import { memo } from 'react';
import { CheckmarkRegular, DismissRegular, IconButton, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { type RowPlace, TimeRow } from '../../people/view/TimeRow.tsx';
import type { EntryTableRow } from '../rules/tableRows.ts';
import { EntryState } from './EntryState.tsx';
import { EntryDuration, EntryTime } from './EntryTime.tsx';
import { RowEnd } from './RowEnd.tsx';
import { RowProgress } from './RowProgress.tsx';
import type { ApprovalActions } from './useActions.ts';
import { type RowDoes, useEntryActions } from './useRowActions.tsx';

export interface EntryRowProps extends RowPlace {
  readonly row: EntryTableRow;
  readonly actions: ApprovalActions;
  readonly isAdjusted: boolean;
}

/** One entry below its person; opens to segments and schedule. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { row, actions, isAdjusted, ...place } = props;
  const text = useText();
  const formats = useUserFormats();
  const does = useEntryActions(row, actions, place.layout);
  const { group, pair, isOpen, outcome } = row;
  const isList = place.layout === 'list';
  const day = formats.day(pair.startDate);
  return (
    <TimeRow
      {...place}
      opening={{
        isOpen,
        label: text('approvals.details', { day }),
        toggle: () => actions.toggleDetails(pair.id),
      }}
      choice={does.choice}
      name={day}
      position={group.assignmentIds.length > 1 && pair.employeeAssignment.position.description}
      extent={<EntryTime hangs={!isList} pair={pair} />}
      total={<EntryDuration pair={pair} isAdjusted={isAdjusted} />}
      words={
        <>
          <EntryState bare={isList} pair={pair} outcome={outcome} />{' '}
          {isList && <RowProgress outcome={outcome} />}
        </>
      }
      end={
        <RowEnd layout={place.layout} does={does} outcome={outcome}>
          <QuickActions does={does} />
        </RowEnd>
      }
    />
  );
});

/** Buttons for what is done most, drawn only where they can be seen. */
function QuickActions({ does }: { readonly does: RowDoes }) {
  return (
    <>
      {does
        .menu()
        .filter(({ isQuick = false }) => isQuick)
        .toReversed()
        .map(({ key, label, icon, onSelect }) => (
          <IconButton key={key} size="row" icon={icon} label={label} onClick={onSelect} />
        ))}
      {does.canDecide && (
        <>
          <IconButton
            size="row"
            tone="danger"
            icon={<DismissRegular />}
            label={does.rejectLabel}
            onClick={() => does.decide('REJECTED')}
          />
          <IconButton
            size="row"
            tone="brand"
            icon={<CheckmarkRegular />}
            label={does.approveLabel}
            onClick={() => does.decide('APPROVED')}
          />
        </>
      )}
    </>
  );
}
