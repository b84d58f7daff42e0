import { useState } from 'react';
import type { LocalDate } from 'shared-contracts';
import { deviceTimeZone, useToday } from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import type { NamedEntry } from '../../entries/rules/namedEntry.ts';
import { EntriesField } from '../../entries/view/EntriesField.tsx';
import { useText } from '../../messages/useText.ts';
import { JobActionDialog } from './JobActionDialog.tsx';
import type { ChosenJobs } from './useChosenJobs.ts';
import { useMovePlan } from './useMovePlan.ts';
import { useDate } from './useDate.ts';

interface MoveDialogProps {
  readonly chosen: ChosenJobs;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Moves jobs to other sites from a day on. */
export function MoveDialog({ chosen, ...ends }: MoveDialogProps) {
  const text = useText();
  const dateOf = useDate();
  const today = useToday(deviceTimeZone());
  const [sites, setSites] = useState<readonly NamedEntry[]>([]);
  const [from, setFrom] = useState<LocalDate | null>(today);
  const day = from === null ? '' : dateOf(from);
  const planOf = useMovePlan();
  return (
    <JobActionDialog
      chosen={chosen}
      title={(count) => text('jobs.move.title', { count })}
      submit={(count) => text('jobs.move.submit', { count })}
      saved={({ count }) => text('jobs.move.saved', { count, date: day })}
      isDirty={sites.length > 0}
      faults={{
        sites: sites.length === 0 ? text('jobs.move.missing') : null,
        from: from === null ? text('entries.required') : null,
      }}
      plan={
        sites.length === 0 || from === null
          ? null
          : (jobs) => planOf(jobs, { sites: sites.map(({ code }) => code), from, today })
      }
      {...ends}
    >
      {(shown) => (
        <>
          <EntriesField
            section="geofences"
            label={text('jobs.move.sites')}
            chosen={sites}
            onChange={setSites}
            error={shown('sites')}
          />
          <DatePicker
            label={text('jobs.from')}
            value={from}
            onChange={setFrom}
            error={shown('from')}
          />
        </>
      )}
    </JobActionDialog>
  );
}
