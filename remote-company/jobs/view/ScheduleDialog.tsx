import { useState } from 'react';
import type { LocalDate } from 'shared-contracts';
import { deviceTimeZone, useToday } from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import type { NamedEntry } from '../../entries/rules/namedEntry.ts';
import { NamedEntryField } from '../../entries/view/NamedEntryField.tsx';
import { useText } from '../../messages/useText.ts';
import { JobActionDialog } from './JobActionDialog.tsx';
import type { ChosenJobs } from './useChosenJobs.ts';
import { useSchedulePlan } from './useSchedulePlan.ts';

interface ScheduleDialogProps {
  readonly chosen: ChosenJobs;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Gives jobs another lasting schedule from a day on, never for the past. */
export function ScheduleDialog({ chosen, ...ends }: ScheduleDialogProps) {
  const text = useText();
  const today = useToday(deviceTimeZone());
  const [schedule, setSchedule] = useState<NamedEntry | null>(null);
  const [from, setFrom] = useState<LocalDate | null>(today);
  const planOf = useSchedulePlan();
  return (
    <JobActionDialog
      chosen={chosen}
      title={(count) => text('jobs.schedule.title', { count })}
      submit={(count) => text('jobs.schedule.submit', { count })}
      saved={({ count }) => text('jobs.schedule.saved', { count, name: schedule?.name ?? '' })}
      isDirty={schedule !== null}
      faults={{
        schedule: schedule === null ? text('entries.required') : null,
        from: from === null ? text('entries.required') : null,
      }}
      plan={
        schedule === null || from === null
          ? null
          : (jobs) => planOf(jobs, { workSchedule: schedule.code, from })
      }
      {...ends}
    >
      {(shown) => (
        <>
          <NamedEntryField
            section="workSchedules"
            label={text('jobs.schedule')}
            chosen={schedule}
            onChange={setSchedule}
            error={shown('schedule')}
          />
          <DatePicker
            label={text('jobs.from')}
            hint={text('jobs.schedule.first')}
            min={today}
            value={from}
            onChange={setFrom}
            error={shown('from')}
          />
        </>
      )}
    </JobActionDialog>
  );
}
