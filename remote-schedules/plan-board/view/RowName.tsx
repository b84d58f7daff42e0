import { memo } from 'react';
import { Avatar, VisuallyHidden, WarningFilled } from 'shared-ui';
import { GlyphButton, RowCheckbox } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { reasonOf } from '../rules/rowFailures.ts';
import type { RowActions } from './RowActions.ts';
import type { RowClasses } from './useRowClasses.ts';

export interface RowNameProps {
  readonly row: PlannedRow;
  readonly isChosen: boolean;
  /** Single days are selected, so the row itself cannot be. */
  readonly isByDays: boolean;
  /** The keyboard cursor is at the name. */
  readonly isCursor: boolean;
  /** Days scroll under it. */
  readonly isSticky: boolean;
  /** Tablets need the width for the name. */
  readonly hasPicture: boolean;
  readonly actions: RowActions;
  readonly classes: RowClasses;
}

/** The person of a row, at its left. */
export const RowName = memo(function RowName(props: RowNameProps) {
  const { row, isChosen, isByDays, isCursor, isSticky, hasPicture, actions, classes } = props;
  const text = useText();
  const { employeeName: name } = row;
  const [failed] = row.failedSchedules;
  return (
    <div
      role="rowheader"
      aria-colindex={1}
      tabIndex={isCursor ? 0 : -1}
      data-cursor={isCursor ? '' : undefined}
      className={`${classes.names}${isSticky ? ` ${classes.stickyNames}` : ''}${isChosen ? ` ${classes.chosenNames}` : ''}`}
    >
      {!isByDays && (
        <RowCheckbox
          label={text('board.select', { name })}
          checked={isChosen}
          tabIndex={-1}
          onChange={(isNowChosen) => actions.choose(row, isNowChosen)}
        />
      )}
      {hasPicture && <Avatar size={32} name={name} colorKey={row.employeeId} />}
      <span className={classes.lines}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        {'\n'}
        {failed ? (
          <span
            className={classes.failed}
            title={text('board.refusedFor', { name, reason: reasonOf(failed) })}
          >
            <WarningFilled />
            <span aria-hidden="true">{text('board.refusedShort')}</span>
            <VisuallyHidden>{text('board.refused')}</VisuallyHidden>
          </span>
        ) : (
          `${row.employeeNumber} · ${row.position.description}`
        )}
      </span>
      <GlyphButton
        size="row"
        glyph="actions"
        label={text('board.actions', { name })}
        tabIndex={-1}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => actions.openMenu(row, currentTarget)}
      />
    </div>
  );
});
