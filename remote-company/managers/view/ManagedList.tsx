import { useState } from 'react';
import type { AssignmentEntry } from 'shared-contracts/company-file/companyFile.ts';
import {
  Badge,
  BottomBar,
  Button,
  deviceTimeZone,
  DismissibleChip,
  laterDialog,
  useToday,
  WarningFilled,
} from 'shared-ui';
import { Quiet } from 'shared-ui/table';
import { EntryList } from '../../entries/view/EntryList.tsx';
import { EntryName } from '../../entries/view/EntryName.tsx';
import { ReferenceFilter, type useReference } from '../../entries/view/ReferenceFilter.tsx';
import { useListSelection } from '../../entries/view/useListSelection.ts';
import { jobOf, namesOf, type ListedJob } from '../../jobs/view/jobOf.ts';
import { useDays } from '../../jobs/view/useDays.ts';
import type { ChosenJobs } from '../../jobs/view/useChosenJobs.ts';
import { useText } from '../../messages/useText.ts';
import { managedJobOf } from '../rules/managedJobOf.ts';
import { firstOverlap } from '../rules/manageJob.ts';
import { managedFilters } from './managedFilters.ts';
import { useDate } from '../../jobs/view/useDate.ts';

const HandOverDialog = laterDialog(
  async () =>
    (await import(/* webpackChunkName: "manager-dialogs" */ './HandOverDialog.tsx')).HandOverDialog,
);
const EndManagingDialog = laterDialog(
  async () =>
    (await import(/* webpackChunkName: "manager-dialogs" */ './EndManagingDialog.tsx'))
      .EndManagingDialog,
);

interface ManagedListProps {
  readonly reference: ReturnType<typeof useReference>;
}

interface OpenDialog {
  readonly kind: 'handOver' | 'end';
  readonly chosen: ChosenJobs;
}

/** People with the ranges in which somebody manages them; gaps and overlaps are told. */
export function ManagedList({ reference }: ManagedListProps) {
  const text = useText();
  const selection = useListSelection<AssignmentEntry>();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const person = (job: ListedJob) => (
    <EntryName
      name={namesOf(job, 'people').join(', ')}
      about={job.entry.description}
      onOpen={() => {
        const items = new Map([[job.facts.code, job]]);
        setOpen({ kind: 'handOver', chosen: { kind: 'SOME', items } });
      }}
    />
  );
  const done = () => {
    selection.clear();
    setOpen(null);
  };
  const dialog = {
    manager: reference.entry('manager'),
    onClose: () => setOpen(null),
    onDone: done,
  };
  return (
    <>
      <EntryList
        section="assignments"
        title={text('managers.managed')}
        entriesOf={({ assignments = [] }) => assignments}
        states={['CURRENT', 'UNMANAGED', 'COMING']}
        of={reference.filter}
        filters={<ReferenceFilter {...{ reference }} filters={managedFilters} />}
        columns={[
          { title: text('jobs.person'), width: '40%', cell: person },
          {
            title: text('page.managers'),
            width: 'auto',
            cell: (job) => <Ranges job={job} />,
            text: managersOf,
          },
        ]}
        list={(job) => (
          <>
            {person(job)}
            <Ranges job={job} />
          </>
        )}
        none={{ title: text('managers.managed.none'), text: text('managers.managed.none.text') }}
        selection={selection}
        bar={(chosen, count) => (
          <BottomBar
            replacesTabs
            start={
              <DismissibleChip name={text('jobs.selected', { count })} onDismiss={selection.clear}>
                {text('jobs.selected', { count })}
              </DismissibleChip>
            }
          >
            <Button onClick={() => setOpen({ kind: 'end', chosen })}>{text('managers.end')}</Button>
            <Button look="primary" onClick={() => setOpen({ kind: 'handOver', chosen })}>
              {text('managers.handOver')}
            </Button>
          </BottomBar>
        )}
      />
      {open?.kind === 'handOver' && <HandOverDialog chosen={open.chosen} {...dialog} />}
      {open?.kind === 'end' && <EndManagingDialog chosen={open.chosen} {...dialog} />}
    </>
  );
}

function managersOf(job: ListedJob): string {
  return jobOf(job)
    .facts.managers.map(({ name, startDate, endDate }) => `${name} ${startDate}–${endDate ?? ''}`)
    .join(', ');
}

/** Who manages a job, and from when on nobody or more than one does. */
function Ranges({ job }: { readonly job: ListedJob }) {
  const text = useText();
  const days = useDays();
  const dateOf = useDate();
  const today = useToday(deviceTimeZone());
  const { facts } = jobOf(job);
  const overlap = firstOverlap(managedJobOf(jobOf(job)), today);
  const { unmanagedFrom } = facts;
  return (
    <>
      {facts.managers.map(({ manager, name, startDate, endDate }) => (
        <div key={`${manager} ${startDate}`}>
          {name} <Quiet>{days({ startDate, ...(endDate === null ? {} : { endDate }) })}</Quiet>
        </div>
      ))}
      {unmanagedFrom !== null && (
        <Badge bare meaning="warning" icon={<WarningFilled />}>
          {unmanagedFrom <= today
            ? text('managers.gap.now')
            : text('managers.gap', { date: dateOf(unmanagedFrom) })}
        </Badge>
      )}
      {overlap !== null && (
        <Quiet>
          {overlap <= today
            ? text('managers.overlap.now')
            : text('managers.overlap', { date: dateOf(overlap) })}
        </Quiet>
      )}
    </>
  );
}
