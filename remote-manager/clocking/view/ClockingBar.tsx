import {
  BottomBar,
  Button,
  DismissibleChip,
  EditRegular,
  PlayFilled,
  StopFilled,
  useViewport,
  VisuallyHidden,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { splitByPresence, type PeopleSelection } from '../rules/peopleSelection.ts';
import type { Subordinate } from '../../people/rules/subordinate.ts';

export interface ClockingBarProps {
  readonly selection: PeopleSelection;
  /** Everybody who is clocked in is being looked up. */
  readonly isLookingForAll: boolean;
  /** Positions of people are being looked up. */
  readonly isPreparing: boolean;
  readonly onClear: () => void;
  readonly onClockIn: (people: readonly Subordinate[]) => void;
  readonly onClockOut: (people: readonly Subordinate[]) => void;
  /** Asks for time type, cost center and more before clocking in. */
  readonly onChoose: (people: readonly Subordinate[]) => void;
  readonly onClockOutAll: () => void;
}

/** The selection and its actions; on phones it replaces the tabs. */
export function ClockingBar(props: ClockingBarProps) {
  const { selection, isLookingForAll, isPreparing, onClear, onClockIn, onClockOut } = props;
  const { onChoose, onClockOutAll } = props;
  const text = useText();
  const isPhone = useViewport() === 'phone';
  const { toClockIn, toClockOut } = splitByPresence(selection);
  const hasSelection = selection.size > 0;
  const words = text('clocking.selected', { count: selection.size });
  const choose = hasSelection && (
    <Button
      {...(isPhone ? { size: 'row' } : {})}
      look="subtle"
      icon={<EditRegular />}
      onClick={() => onChoose(toClockIn.length > 0 ? toClockIn : toClockOut)}
    >
      {text(`clocking.choose.${toClockIn.length > 0 ? 'CLOCK_IN' : 'CLOCK_OUT'}`)}
    </Button>
  );
  return (
    <>
      <VisuallyHidden live="polite">{hasSelection ? words : ''}</VisuallyHidden>
      <BottomBar
        replacesTabs={hasSelection}
        start={
          hasSelection && (
            <>
              <DismissibleChip name={text('clocking.selection')} onDismiss={onClear}>
                {words}
              </DismissibleChip>
              {isPhone && choose}
            </>
          )
        }
      >
        {(!isPhone || !hasSelection) && (
          <Button busy={isLookingForAll} icon={<StopFilled />} onClick={onClockOutAll}>
            {text('clocking.clockOutAll')}
          </Button>
        )}
        {!isPhone && choose}
        {toClockOut.length > 0 && (
          <Button
            look={toClockIn.length > 0 ? 'outline' : 'primary'}
            icon={<StopFilled />}
            onClick={() => onClockOut(toClockOut)}
          >
            {text('clocking.clockOutCount', { count: toClockOut.length })}
          </Button>
        )}
        {toClockIn.length > 0 && (
          <Button
            look="primary"
            busy={isPreparing}
            icon={<PlayFilled />}
            onClick={() => onClockIn(toClockIn)}
          >
            {text('clocking.clockInCount', { count: toClockIn.length })}
          </Button>
        )}
      </BottomBar>
    </>
  );
}
