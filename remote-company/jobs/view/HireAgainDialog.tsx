import { useState } from 'react';
import { addDays, type LocalDate } from 'shared-contracts';
import { deviceTimeZone, InfoRegular, MessageNote, useApi, useQuery, useToday } from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import { orderOf } from '../../changes/rules/changedEntries.ts';
import { EntryDialog } from '../../changes/view/EntryDialog.tsx';
import { useChange } from '../../changes/view/useChange.ts';
import { entriesPath } from '../../entries/data/entryPages.ts';
import { useText } from '../../messages/useText.ts';
import { hireAgain } from '../rules/hireAgain.ts';
import { jobOf, type ListedJob } from './jobOf.ts';
import { useDate } from './useDate.ts';

interface HireAgainDialogProps {
  readonly job: ListedJob;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Gives somebody whose job has ended the same job again. */
export function HireAgainDialog({ job: listed, onClose, onDone }: HireAgainDialogProps) {
  const api = useApi();
  const text = useText();
  const dateOf = useDate();
  const change = useChange(onDone);
  const today = useToday(deviceTimeZone());
  const [from, setFrom] = useState<LocalDate | null>(today);
  const { entry, ...job } = jobOf(listed);
  const query = { code: entry.employee };
  const { data } = useQuery(
    api.query.GET(entriesPath, { params: { path: { section: 'people' }, query } }),
  );
  const person = data?.part.people?.[0] ?? null;
  const date = from === null ? '' : dateOf(from);
  const earliest = entry.endDate === undefined ? entry.startDate : addDays(entry.endDate, 1);

  function save(): void {
    if (from === null || data === undefined) return;
    const order = orderOf(hireAgain({ entry, ...job }, person, from));
    const saved = text('jobs.again.saved', { name: job.name, date });
    change.save({ ...order, version: Math.min(listed.version, data.version), saved });
  }

  return (
    <EntryDialog
      title={text('jobs.again')}
      subtitle={`${job.name}, ${entry.description}`}
      change={change}
      entry="assignments.0"
      submit={text('jobs.again.submit')}
      isDirty={from !== today}
      faults={{ startDate: from === null ? text('entries.required') : null }}
      onSubmit={save}
      onClose={onClose}
    >
      {(shown) => (
        <>
          <DatePicker
            label={text('jobs.start')}
            min={earliest}
            value={from}
            onChange={setFrom}
            error={shown('startDate')}
          />
          <MessageNote icon={<InfoRegular />} meaning="pending" title={text('jobs.meaning')}>
            {text('jobs.again.meaning')}
            {person?.closed ? ` ${text('jobs.again.opened', { name: job.name })}` : ''}
          </MessageNote>
        </>
      )}
    </EntryDialog>
  );
}
