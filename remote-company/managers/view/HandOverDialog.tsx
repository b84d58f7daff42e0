import { useState } from 'react';
import type { LocalDate } from 'shared-contracts';
import {
  CheckboxField,
  deviceTimeZone,
  MessageNote,
  SelectField,
  useToday,
  WarningFilled,
} from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import type { NamedEntry } from '../../entries/rules/namedEntry.ts';
import { NamedEntryField } from '../../entries/view/NamedEntryField.tsx';
import type { Job } from '../../jobs/rules/job.ts';
import { JobActionDialog, type JobPlan } from '../../jobs/view/JobActionDialog.tsx';
import type { ChosenJobs } from '../../jobs/view/useChosenJobs.ts';
import { useText } from '../../messages/useText.ts';
import type { Handover } from '../rules/manageJob.ts';
import { useHandOverPlan } from './useHandOverPlan.ts';
import { useNewManager } from './useNewManager.ts';

export interface ManagingDialogProps {
  readonly chosen: ChosenJobs;
  /** Whose people they are, if the list is narrowed to them. */
  readonly manager: NamedEntry | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

type Instead = 'ALL' | 'NOBODY' | 'MANAGER';

/** Gives jobs to a manager from a day on, instead of others or beside them. */
export function HandOverDialog({ chosen, manager, ...ends }: ManagingDialogProps) {
  const text = useText();
  const today = useToday(deviceTimeZone());
  const [to, setTo] = useState<NamedEntry | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [from, setFrom] = useState<LocalDate | null>(today);
  const [until, setUntil] = useState<LocalDate | null>(null);
  const [instead, setInstead] = useState<Instead>(manager ? 'MANAGER' : 'ALL');
  const right = useNewManager(to?.code ?? null);
  const isReversed = from !== null && until !== null && until < from;
  const planOf = useHandOverPlan();
  const others: Handover['instead'] =
    instead === 'MANAGER' && manager ? { manager: manager.code } : 'ALL';

  function plan(jobs: readonly Job[]): JobPlan | null {
    if (to === null || from === null || isReversed || !right.isKnown) return null;
    const handover = { from, until, instead: instead === 'NOBODY' ? instead : others };
    return planOf(jobs, { to, handover, rights: right.changes, today });
  }

  return (
    <JobActionDialog
      chosen={chosen}
      about="managers"
      title={(count) => text('managers.handOver.title', { count })}
      submit={(count) => text('managers.handOver.submit', { count })}
      saved={({ count }) => text('managers.saved', { count, name: to?.name ?? '' })}
      isDirty={to !== null}
      faults={{
        to: to === null ? text('entries.required') : null,
        from: from === null ? text('entries.required') : null,
        until: isReversed ? text('jobs.fault.BEFORE_START') : null,
      }}
      plan={plan}
      {...ends}
    >
      {(shown) => (
        <>
          <NamedEntryField
            section="people"
            state={showsAll ? 'CURRENT' : 'APPROVERS'}
            label={text('managers.manager')}
            chosen={to}
            onChange={setTo}
            error={shown('to')}
          />
          <CheckboxField
            label={text('managers.showAll')}
            checked={showsAll}
            onChange={setShowsAll}
          />
          {right.isNew && (
            <MessageNote icon={<WarningFilled />} meaning="warning">
              {text('managers.right', { name: to?.name ?? '' })}
            </MessageNote>
          )}
          <DatePicker
            label={text('jobs.from')}
            value={from}
            onChange={setFrom}
            error={shown('from')}
          />
          <DatePicker
            optional
            label={text('managers.until')}
            value={until}
            onChange={setUntil}
            error={shown('until')}
          />
          <InsteadField {...{ manager, instead, onChange: setInstead }} />
        </>
      )}
    </JobActionDialog>
  );
}

interface InsteadFieldProps {
  readonly manager: NamedEntry | null;
  readonly instead: Instead;
  readonly onChange: (instead: Instead) => void;
}

/** Whose ranges end with the handover. */
function InsteadField({ manager, instead, onChange }: InsteadFieldProps) {
  const text = useText();
  const of = manager && text('managers.instead.MANAGER', { name: manager.name });
  return (
    <SelectField<Instead>
      label={text('managers.instead')}
      value={instead}
      choices={[
        ...(of === null ? [] : [{ value: 'MANAGER' as const, label: of }]),
        { value: 'ALL', label: text('managers.instead.ALL') },
        { value: 'NOBODY', label: text('managers.instead.NOBODY') },
      ]}
      onChange={(choice) => choice && onChange(choice)}
    />
  );
}
