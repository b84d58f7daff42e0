import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { LocalDate } from 'shared-contracts';
import { CheckboxField, deviceTimeZone, useToday, WarningFilled, MessageNote } from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import { companyPath } from '../../pages/rules/companyPages.ts';
import { useText } from '../../messages/useText.ts';
import { JobActionDialog } from './JobActionDialog.tsx';
import type { ChosenJobs } from './useChosenJobs.ts';
import { useLeavePlan } from './useLeavePlan.ts';
import { useLeavers } from './useLeavers.ts';
import { useDate } from './useDate.ts';

interface LeaveDialogProps {
  readonly chosen: ChosenJobs;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Ends jobs with their last day. */
export function LeaveDialog({ chosen, ...ends }: LeaveDialogProps) {
  const text = useText();
  const dateOf = useDate();
  const today = useToday(deviceTimeZone());
  const [lastDay, setLastDay] = useState<LocalDate | null>(today);
  const [closes, setCloses] = useState(false);
  const { people, mayClose, managed } = useLeavers(chosen);
  const day = lastDay === null ? '' : dateOf(lastDay);
  const planOf = useLeavePlan();
  return (
    <JobActionDialog
      chosen={chosen}
      title={(count) => text('jobs.leave.title', { count })}
      submit={(count) => text('jobs.leave.submit', { count })}
      saved={({ count }) => text('jobs.leave.saved', { count, date: day })}
      isDirty={lastDay !== today || closes}
      faults={{ lastDay: lastDay === null ? text('entries.required') : null }}
      plan={
        lastDay === null
          ? null
          : (jobs) => planOf(jobs, { lastDay, today, closing: closes ? people : [] })
      }
      {...ends}
    >
      {(shown) => (
        <>
          <DatePicker
            label={text('jobs.leave.lastDay')}
            value={lastDay}
            onChange={setLastDay}
            error={shown('lastDay')}
          />
          {mayClose ? (
            <CheckboxField
              label={text('jobs.leave.close', { count: people.length })}
              checked={closes}
              onChange={setCloses}
            />
          ) : (
            <p>{text('jobs.leave.accounts')}</p>
          )}
          {managed.map((leaver) => (
            <ManagesOthers key={leaver.employee} {...leaver} />
          ))}
        </>
      )}
    </JobActionDialog>
  );
}

/** Somebody who leaves manages others. */
function ManagesOthers({
  employee,
  name,
  count,
}: ReturnType<typeof useLeavers>['managed'][number]) {
  const text = useText();
  return (
    <MessageNote
      icon={<WarningFilled />}
      meaning="warning"
      action={
        <Link to={`${companyPath}/managers?manager=${encodeURIComponent(employee)}`}>
          {text('jobs.leave.handOver')}
        </Link>
      }
    >
      {text('jobs.leave.manages', { name, count })}
    </MessageNote>
  );
}
