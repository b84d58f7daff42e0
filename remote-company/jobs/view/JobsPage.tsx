import { useState, type ReactNode } from 'react';
import { deviceTimeZone, laterDialog, makeStyles, useToday } from 'shared-ui';
import { GlyphButton, Quiet } from 'shared-ui/table';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { EntryList } from '../../entries/view/EntryList.tsx';
import { EntryName } from '../../entries/view/EntryName.tsx';
import { ReferenceFilter, useReference } from '../../entries/view/ReferenceFilter.tsx';
import { useListSelection } from '../../entries/view/useListSelection.ts';
import { useText } from '../../messages/useText.ts';
import type { JobRequest } from './JobDialogs.tsx';
import { JobsBar } from './JobsBar.tsx';
import { namesOf, type ListedJob } from './jobOf.ts';
import { useDays } from './useDays.ts';
import { useJobMenu } from './useJobMenu.tsx';

const filters = ['person', 'site', 'position', 'schedule', 'costCenter'] as const;

const JobDialogs = laterDialog(async () => (await import('./JobDialogs.tsx')).JobDialogs);

/** The jobs that people hold: to find, to make, to move, to end; one or thousands. */
export function Page() {
  const text = useText();
  const days = useDays();
  const reference = useReference(filters);
  const selection = useListSelection<ListedJob['entry']>();
  const today = useToday(deviceTimeZone());
  const [open, setOpen] = useState<JobRequest | null>(null);
  const openMenu = useJobMenu(setOpen);
  const name = (job: ListedJob) => (
    <EntryName
      name={namesOf(job, 'people').join(', ')}
      about={job.entry.description}
      onOpen={() => setOpen({ kind: 'edit', job })}
    />
  );
  const actions = (job: ListedJob) => (
    <GlyphButton
      glyph="actions"
      label={text('jobs.actions', { name: namesOf(job, 'people').join(', ') })}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => openMenu(currentTarget, job)}
    />
  );
  const scheduleOf = ({ facts: { job } }: ListedJob) =>
    job?.schedules.findLast(({ startDate, isTemporary }) => startDate <= today && !isTemporary)
      ?.name ?? '';
  const sitesOf = (job: ListedJob) => namesOf(job, 'geofences').join(', ');
  const positionOf = (job: ListedJob) => namesOf(job, 'positions').join(', ');
  return (
    <CompanyFrame>
      <EntryList
        section="assignments"
        title={text('page.jobs')}
        entriesOf={({ assignments = [] }) => assignments}
        states={['CURRENT', 'COMING', 'ENDED']}
        of={reference.filter}
        filters={<ReferenceFilter {...{ reference, filters }} />}
        columns={[
          { title: text('jobs.person'), width: 'auto', cell: name },
          { title: text('jobs.position'), width: '17%', cell: positionOf },
          { title: text('jobs.sites'), width: '17%', cell: sitesOf },
          { title: text('jobs.schedule'), width: '15%', cell: scheduleOf },
          { title: text('jobs.days'), width: '17%', cell: ({ entry }) => days(entry) },
          { title: text('jobs.more'), width: '64px', cell: actions },
        ]}
        list={(job) => (
          <ListedOnPhone {...{ name: name(job), actions: actions(job) }}>
            {[sitesOf(job), scheduleOf(job), days(job.entry)].filter(Boolean).join(' · ')}
          </ListedOnPhone>
        )}
        onAdd={() => setOpen({ kind: 'new', person: reference.entry('person') })}
        addLabel={text('jobs.add')}
        none={{ title: text('jobs.none'), text: text('jobs.none.text') }}
        selection={selection}
        bar={(chosen, count) => (
          <JobsBar
            {...{ count }}
            onAct={(kind) => setOpen({ kind, chosen })}
            onClear={selection.clear}
          />
        )}
      />
      {open && (
        <JobDialogs
          request={open}
          onClose={() => setOpen(null)}
          onDone={() => {
            selection.clear();
            setOpen(null);
          }}
        />
      )}
    </CompanyFrame>
  );
}

interface ListedOnPhoneProps {
  readonly name: ReactNode;
  readonly actions: ReactNode;
  readonly children: string;
}

function ListedOnPhone({ name, actions, children }: ListedOnPhoneProps) {
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        {name}
        <Quiet>{children}</Quiet>
      </div>
      {actions}
    </div>
  );
}

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: '8px' },
  words: { flexGrow: 1, minWidth: 0 },
});
