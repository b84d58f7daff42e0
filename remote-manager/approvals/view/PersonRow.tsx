import { memo } from 'react';
import { useFeature } from 'shared-ui';
import { Row, useLightRow } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { RowPlace } from '../../people/view/RowPlace.ts';
import { RowText } from '../../people/view/RowText.tsx';
import type { PersonTableRow } from '../rules/tableRows.ts';
import { PersonColumns } from './PersonColumns.tsx';
import { PersonLines } from './PersonLines.tsx';
import type { ApprovalActions } from './useActions.ts';
import { usePersonWords } from './usePersonWords.ts';

export interface PersonRowProps extends RowPlace {
  readonly row: PersonTableRow;
  readonly actions: ApprovalActions;
  readonly isAdjusted: boolean;
}

/** A person with the totals of the time shown; expands to the entries. */
export const PersonRow = memo(function PersonRow(props: PersonRowProps) {
  const { row, actions, isAdjusted, layout, index, rowRef, knownHeight } = props;
  const text = useText();
  const light = useLightRow(knownHeight);
  const { group, isOpen, checked } = row;
  const words = usePersonWords(group, isAdjusted);
  const { name } = words;
  const canSelect = useFeature('APPROVE_TIME_PAIRS') && group.totalDecidable > 0;
  const isList = layout === 'list';
  const toggle = () => actions.toggleOpen(group.id);
  const Cells = isList ? PersonLines : PersonColumns;
  return (
    <Row
      ref={rowRef}
      index={index}
      height={isList ? 72 : 56}
      expanded={isOpen}
      onToggle={toggle}
      selected={canSelect ? checked === true : undefined}
      onSelect={canSelect ? () => actions.selectPerson(group, checked !== true) : undefined}
      light={light}
    >
      {light ? (
        <RowText isPerson isList={isList} name={name} extent={words.count} total={words.total} />
      ) : (
        <Cells
          row={row}
          actions={actions}
          words={words}
          opening={{ isOpen, label: text('approvals.open', { name }), toggle }}
        />
      )}
    </Row>
  );
});
