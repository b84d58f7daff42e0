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
import { splitByPresence } from '../rules/peopleSelection.ts';
import type { ClockingModel } from './useClockingModel.ts';

/** The selection and its actions; on phones it replaces the tabs. */
export function ClockingBar({ page }: { readonly page: ClockingModel }) {
  const { chosen, does } = page;
  const { selection } = chosen;
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
      onClick={() => page.choose(toClockIn.length > 0 ? toClockIn : toClockOut)}
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
              <DismissibleChip name={text('clocking.selection')} onDismiss={chosen.clear}>
                {words}
              </DismissibleChip>
              {isPhone && choose}
            </>
          )
        }
      >
        {(!isPhone || !hasSelection) && (
          <Button
            busy={does.lookingFor === 'whoIsIn'}
            icon={<StopFilled />}
            onClick={() => void does.clockOutAll()}
          >
            {text('clocking.clockOutAll')}
          </Button>
        )}
        {!isPhone && choose}
        {toClockOut.length > 0 && (
          <Button
            look={toClockIn.length > 0 ? 'outline' : 'primary'}
            icon={<StopFilled />}
            onClick={() => page.clockOutSelected(toClockOut)}
          >
            {text('clocking.clockOutCount', { count: toClockOut.length })}
          </Button>
        )}
        {toClockIn.length > 0 && (
          <Button
            look="primary"
            busy={does.preparing.size > 0}
            icon={<PlayFilled />}
            onClick={() => page.clockInSelected(toClockIn)}
          >
            {text('clocking.clockInCount', { count: toClockIn.length })}
          </Button>
        )}
      </BottomBar>
    </>
  );
}
