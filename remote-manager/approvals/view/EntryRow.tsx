import { memo } from 'react';
import { isDecidable } from 'shared-contracts';
import {
  CheckmarkRegular,
  DismissRegular,
  IconButton,
  useFeature,
  useUserFormats,
} from 'shared-ui';
import { Row, useLightRow } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { EntryColumns } from '../../people/view/EntryColumns.tsx';
import { EntryLines } from '../../people/view/EntryLines.tsx';
import type { RowPlace } from '../../people/view/RowPlace.ts';
import { RowText } from '../../people/view/RowText.tsx';
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

/** An entry below its person; expands to segments and schedule. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { row, actions, isAdjusted, layout, index, rowRef, knownHeight } = props;
  const light = useLightRow(knownHeight);
  const formats = useUserFormats();
  const { group, pair, isOpen, isSelected, outcome } = row;
  const day = formats.day(pair.startDate);
  const isBusy = outcome?.kind === 'busy';
  const canSelect = useFeature('APPROVE_TIME_PAIRS') && isDecidable(pair) && !isBusy;
  const isList = layout === 'list';
  return (
    <Row
      ref={rowRef}
      index={index}
      level={2}
      height={isList ? 56 : 44}
      expanded={isOpen}
      onToggle={() => actions.toggleDetails(pair.id)}
      selected={canSelect ? isSelected : undefined}
      onSelect={canSelect ? () => actions.selectEntry(group, pair, !isSelected) : undefined}
      light={light}
    >
      {light ? (
        <RowText
          isList={isList}
          name={day}
          extent={formats.timeRange(pair.clockIn.date, pair.clockOut?.date, pair.timeZone)}
          total={<EntryDuration pair={pair} isAdjusted={isAdjusted} />}
        />
      ) : (
        <EntryCells row={row} day={day} actions={actions} isAdjusted={isAdjusted} isList={isList} />
      )}
    </Row>
  );
});

interface EntryCellsProps extends Pick<EntryRowProps, 'row' | 'actions' | 'isAdjusted'> {
  readonly day: string;
  readonly isList: boolean;
}

function EntryCells({ row, day, actions, isAdjusted, isList }: EntryCellsProps) {
  const text = useText();
  const layout = isList ? 'list' : 'table';
  const does = useEntryActions(row, actions, layout);
  const { group, pair, isOpen, outcome } = row;
  const words = {
    opening: {
      isOpen,
      label: text('approvals.details', { day }),
      toggle: () => actions.toggleDetails(pair.id),
    },
    choice: does.choice,
    day,
    position: group.assignmentIds.length > 1 ? pair.employeeAssignment.position.description : '',
    times: <EntryTime hangs={!isList} pair={pair} />,
    total: <EntryDuration pair={pair} isAdjusted={isAdjusted} />,
  };
  const state = <EntryState bare={isList} pair={pair} outcome={outcome} />;
  const end = (
    <RowEnd layout={layout} does={does} outcome={outcome}>
      <QuickActions does={does} />
    </RowEnd>
  );
  return isList ? (
    <EntryLines
      {...words}
      words={
        <>
          {state} <RowProgress outcome={outcome} />
        </>
      }
      menu={end}
    />
  ) : (
    <EntryColumns {...words} words={state} end={end} />
  );
}

/** Buttons for the most frequent actions, rendered only where visible. */
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
