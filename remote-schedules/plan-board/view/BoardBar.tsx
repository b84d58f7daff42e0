import type { ReactElement } from 'react';
import {
  BottomBar,
  Button,
  CalendarPersonRegular,
  CopyRegular,
  DismissibleChip,
  DocumentTableRegular,
  IconButton,
  makeStyles,
  PersonEditRegular,
  SwitchField,
  useFeature,
  useProperty,
  useViewport,
  VisuallyHidden,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { chosenDayCount, type PlanSelection } from '../rules/planSelection.ts';
import { useMayAssign } from './useMayAssign.ts';

export interface BoardBarProps {
  readonly selection: PlanSelection;
  /** Single days can be selected: in weeks, not on phones. */
  readonly canPickDays: boolean;
  /** The selection is being planned next to the board: only the panel's button is filled. */
  readonly isAssigning: boolean;
  readonly onPickDays: (isOn: boolean) => void;
  readonly onClear: () => void;
  readonly onCopy: () => void;
  /** Null without groups. */
  readonly onGroup: (() => void) | null;
  readonly onAssign: () => void;
  readonly onReport: () => void;
}

/** The selection and its actions; on phones it replaces the tabs. */
export function BoardBar(props: BoardBarProps) {
  const { selection, canPickDays, isAssigning, onPickDays, onClear, onCopy, onAssign } = props;
  const { onGroup } = props;
  const text = useText();
  const styles = useStyles();
  const isPhone = useViewport() === 'phone';
  const mayAssign = useMayAssign();
  const hasReport = useFeature('REPORTING_FEATURE');
  const canCopy = useProperty('SCHEDULE_COPYING') && mayAssign;
  const people = selection.rows.size;
  const isByDays = selection.mode === 'days';
  const hasSelection = people > 0;
  const words = isByDays
    ? text('board.selectedDays', { days: chosenDayCount(selection), people })
    : text('board.selected', { count: people });
  const others: readonly Other[] = [
    ...(onGroup && hasSelection && !isAssigning
      ? [{ label: text('board.action.groups'), icon: <PersonEditRegular />, onClick: onGroup }]
      : []),
    ...(canCopy && !isByDays && hasSelection && !isAssigning
      ? [{ label: text('board.copy'), icon: <CopyRegular />, onClick: onCopy }]
      : []),
  ];
  return (
    <>
      <VisuallyHidden live="polite">{hasSelection ? words : ''}</VisuallyHidden>
      <BottomBar
        replacesTabs={hasSelection}
        start={
          hasSelection && (
            <>
              <DismissibleChip name={text('board.selection')} onDismiss={onClear}>
                {words}
              </DismissibleChip>
              {isPhone && <span className={styles.others}>{others.map(asIcon)}</span>}
            </>
          )
        }
      >
        {canPickDays && mayAssign && (
          <SwitchField label={text('board.freeSelect')} checked={isByDays} onChange={onPickDays} />
        )}
        {!isAssigning && (
          <>
            {hasReport && !(isPhone && hasSelection) && (
              <Button look="subtle" icon={<DocumentTableRegular />} onClick={props.onReport}>
                {text('board.report')}
              </Button>
            )}
            {!isPhone && others.map(asButton)}
            {mayAssign && (
              <Button
                look="primary"
                icon={<CalendarPersonRegular />}
                disabled={!hasSelection}
                onClick={onAssign}
              >
                {text('board.assign')}
              </Button>
            )}
          </>
        )}
      </BottomBar>
    </>
  );
}

/**
 * The other actions on the selection; on phones in the same row, so that the bar keeps two lines.
 */
interface Other {
  readonly label: string;
  readonly icon: ReactElement;
  readonly onClick: () => void;
}

function asButton({ label, icon, onClick }: Other) {
  return (
    <Button key={label} look="subtle" icon={icon} onClick={onClick}>
      {label}
    </Button>
  );
}

function asIcon({ label, icon, onClick }: Other) {
  return <IconButton key={label} icon={icon} label={label} onClick={onClick} />;
}

const useStyles = makeStyles({
  others: { display: 'flex', gap: '4px', marginLeft: 'auto' },
});
