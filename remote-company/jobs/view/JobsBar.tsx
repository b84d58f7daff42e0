import {
  BottomBar,
  Button,
  CalendarLtrRegular,
  DismissibleChip,
  LocationRegular,
  SignOutRegular,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export type JobAction = 'move' | 'schedule' | 'costCenter' | 'leave';

interface JobsBarProps {
  readonly count: number;
  readonly onAct: (action: JobAction) => void;
  readonly onClear: () => void;
}

/** What can be done with the selected jobs. */
export function JobsBar({ count, onAct, onClear }: JobsBarProps) {
  const text = useText();
  const chosen = text('jobs.selected', { count });
  return (
    <BottomBar
      replacesTabs
      start={
        <DismissibleChip name={chosen} onDismiss={onClear}>
          {chosen}
        </DismissibleChip>
      }
    >
      <Button onClick={() => onAct('costCenter')}>{text('jobs.costCenter')}</Button>
      <Button icon={<CalendarLtrRegular />} onClick={() => onAct('schedule')}>
        {text('jobs.schedule')}
      </Button>
      <Button icon={<LocationRegular />} onClick={() => onAct('move')}>
        {text('jobs.move')}
      </Button>
      <Button icon={<SignOutRegular />} onClick={() => onAct('leave')}>
        {text('jobs.leave')}
      </Button>
    </BottomBar>
  );
}
