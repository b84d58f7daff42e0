import {
  BottomBar,
  Button,
  DismissibleChip,
  PlayFilled,
  StopFilled,
  useViewport,
  VisuallyHidden,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { splitByPresence, type PeopleSelection } from '../rules/peopleSelection.ts';
import type { Subordinate } from '../rules/subordinate.ts';

export interface ClockingBarProps {
  readonly selection: PeopleSelection;
  /** Everybody who is clocked in is being looked for. */
  readonly isLookingForAll: boolean;
  readonly onClear: () => void;
  readonly onClockIn: (people: readonly Subordinate[]) => void;
  readonly onClockOut: (people: readonly Subordinate[]) => void;
  readonly onClockOutAll: () => void;
}

/** What is selected and what to do with it; on phones in the place of the tabs. */
export function ClockingBar(props: ClockingBarProps) {
  const { selection, isLookingForAll, onClear, onClockIn, onClockOut, onClockOutAll } = props;
  const text = useText();
  const isPhone = useViewport() === 'phone';
  const { toClockIn, toClockOut } = splitByPresence(selection);
  const hasSelection = selection.size > 0;
  const words = text('clocking.selected', { count: selection.size });
  return (
    <>
      <VisuallyHidden live="polite">{hasSelection ? words : ''}</VisuallyHidden>
      <BottomBar
        replacesTabs={hasSelection}
        start={
          hasSelection && (
            <DismissibleChip name={text('clocking.selection')} onDismiss={onClear}>
              {words}
            </DismissibleChip>
          )
        }
      >
        {(!isPhone || !hasSelection) && (
          <Button busy={isLookingForAll} icon={<StopFilled />} onClick={onClockOutAll}>
            {text('clocking.clockOutAll')}
          </Button>
        )}
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
          <Button look="primary" icon={<PlayFilled />} onClick={() => onClockIn(toClockIn)}>
            {text('clocking.clockInCount', { count: toClockIn.length })}
          </Button>
        )}
      </BottomBar>
    </>
  );
}
