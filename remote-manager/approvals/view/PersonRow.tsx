import { memo } from 'react';
import { Button, useFeature, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { PersonHead } from '../../people/view/PersonHead.tsx';
import { type RowPlace, TimeRow } from '../../people/view/TimeRow.tsx';
import type { PersonTableRow } from '../rules/tableRows.ts';
import { fullName } from '../rules/timePairs.ts';
import { PersonExceptions } from './PersonExceptions.tsx';
import { RowEnd } from './RowEnd.tsx';
import { RowProgress } from './RowProgress.tsx';
import type { ApprovalActions } from './useActions.ts';
import { usePersonActions } from './useRowActions.tsx';

export interface PersonRowProps extends RowPlace {
  readonly row: PersonTableRow;
  readonly actions: ApprovalActions;
  readonly isAdjusted: boolean;
}

/** A person, with the sums of the time shown; opens to the entries. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { row, actions, isAdjusted, ...place } = props;
  const text = useText();
  const formats = useUserFormats();
  const hasApproval = useFeature('APPROVE_TIME_PAIRS');
  const does = usePersonActions(row, actions);
  const { group, isOpen } = row;
  const { positionDescription: position } = group;
  const isList = place.layout === 'list';
  const name = fullName(group);
  const count = hasApproval ? group.totalDecidable : group.totalTimePairs;
  const outcome = isOpen ? undefined : row.outcome;
  const second = `${group.employeeNumber} · ${position}`;
  return (
    <TimeRow
      {...place}
      isPerson
      opening={{
        isOpen,
        label: text('approvals.open', { name }),
        toggle: () => actions.toggleOpen(group.id),
      }}
      choice={does.choice}
      name={isList ? name : <PersonHead employeeId={group.id} name={name} second={second} />}
      position={position}
      extent={count > 0 ? text('approvals.entries', { count }) : text('approvals.entries.none')}
      isExtentQuiet={count === 0}
      total={formats.duration(isAdjusted ? group.totalAdjustedDuration : group.totalDuration)}
      words={
        <>
          <PersonExceptions group={group} /> {isList && <RowProgress outcome={outcome} />}
        </>
      }
      end={
        <RowEnd layout={place.layout} does={does} outcome={outcome}>
          {does.canDecide && (
            <>
              <Button
                size="row"
                look="subtle"
                tone="danger"
                onClick={() => does.decide('REJECTED')}
              >
                {does.rejectLabel}
              </Button>
              <Button size="row" onClick={() => does.decide('APPROVED')}>
                {does.approveLabel}
              </Button>
            </>
          )}
        </RowEnd>
      }
    />
  );
});
