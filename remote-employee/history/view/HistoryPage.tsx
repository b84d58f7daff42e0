import { localDay } from 'shared-contracts';
import {
  deviceTimeZone,
  FailurePanel,
  makeStyles,
  Page as PageFrame,
  SkeletonRows,
  useEmployeeSession,
  useFeature,
  useHost,
} from 'shared-ui';
import { useTimeDialogs } from 'shared-time';
import { addableAssignments } from 'shared-time/rules/addableAssignments.ts';
import { useActiveShift, useServerTime } from '../../active-shift/view/useActiveShift.ts';
import { QueueNotes } from '../../queue-notes/view/QueueNotes.tsx';
import { PayCyclesView } from './PayCyclesView.tsx';
import { RunningBar } from './RunningBar.tsx';
import { usePayCycles } from './usePayCycles.ts';

/** My time (spec §2): the current pay cycle and, collapsed, the previous one. */
export function Page() {
  const styles = useStyles();
  const { employee } = useEmployeeSession();
  const clock = useActiveShift();
  const now = useServerTime(clock.serverNow);
  const hasClock = useFeature('TIME_CAPTURE');
  const today = localDay(now, employee.assignments[0]?.timeZone ?? deviceTimeZone());
  const { ranges, failure, retry } = usePayCycles(today);
  const time = useTimeDialogs({ actsAs: 'EMPLOYEE', person: employee, now: clock.serverNow });
  const { features } = useHost();
  const canAdd = addableAssignments(employee.assignments, 'EMPLOYEE', features).length > 0;
  return (
    <PageFrame>
      <QueueNotes className={styles.note} />
      {ranges ? (
        <PayCyclesView
          key={ranges.current.startDate}
          ranges={ranges}
          shift={clock.shift}
          now={now}
          today={today}
          onOpenDialog={time.open}
        />
      ) : failure ? (
        <FailurePanel failure={failure} onRetry={retry} />
      ) : (
        <SkeletonRows count={10} height={44} />
      )}
      {(hasClock || canAdd) && (
        <RunningBar
          clock={clock}
          onAddTime={canAdd ? () => time.open({ kind: 'ADD_SHIFT' }) : null}
        />
      )}
      {time.dialogs}
    </PageFrame>
  );
}

const useStyles = makeStyles({
  note: { maxWidth: '480px', marginBottom: '12px' },
});
