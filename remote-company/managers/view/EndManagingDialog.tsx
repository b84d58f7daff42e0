import { useState } from 'react';
import type { LocalDate } from 'shared-contracts';
import { deviceTimeZone, useToday } from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import type { Job } from '../../jobs/rules/job.ts';
import { JobActionDialog, type JobPlan } from '../../jobs/view/JobActionDialog.tsx';
import { useText } from '../../messages/useText.ts';
import { endRanges } from '../rules/manageJob.ts';
import { managedJobOf } from '../rules/managedJobOf.ts';
import type { ManagingDialogProps } from './HandOverDialog.tsx';
import { useGapWords } from './useGapWords.ts';
import { useDate } from '../../jobs/view/useDate.ts';

/** Ends what one manager, or everybody, manages. */
export function EndManagingDialog({ chosen, manager, ...ends }: ManagingDialogProps) {
  const text = useText();
  const dateOf = useDate();
  const gapWords = useGapWords();
  const today = useToday(deviceTimeZone());
  const [lastDay, setLastDay] = useState<LocalDate | null>(today);
  const date = lastDay === null ? '' : dateOf(lastDay);

  function planOf(jobs: readonly Job[], order: { lastDay: LocalDate }): JobPlan {
    const ended = jobs.map((job) => ({
      ...{
        job,
        changes: endRanges(managedJobOf(job), { manager: manager?.code ?? null, ...order }),
      },
    }));
    const count = ended.filter(({ changes }) => changes.length > 0).length;
    return {
      changes: ended.flatMap(({ changes }) => changes),
      count,
      meaning: count === 0 ? [text('managers.end.nothing')] : gapWords(ended, today),
    };
  }

  return (
    <JobActionDialog
      chosen={chosen}
      about="managers"
      title={(count) =>
        manager
          ? text('managers.end.of', { count, name: manager.name })
          : text('managers.end.title', { count })
      }
      submit={(count) => text('managers.end.submit', { count })}
      saved={({ count }) => text('managers.end.saved', { count, date })}
      isDirty={lastDay !== today}
      faults={{ lastDay: lastDay === null ? text('entries.required') : null }}
      plan={lastDay === null ? null : (jobs) => planOf(jobs, { lastDay })}
      {...ends}
    >
      {(shown) => (
        <DatePicker
          label={text('managers.lastDay')}
          value={lastDay}
          onChange={setLastDay}
          error={shown('lastDay')}
        />
      )}
    </JobActionDialog>
  );
}
