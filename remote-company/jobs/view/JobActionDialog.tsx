import type { ReactNode } from 'react';
import { BatchProgress, FailurePanel, InfoRegular, makeStyles, MessageNote } from 'shared-ui';
import { orderOf, type ChangedEntry } from '../../changes/rules/changedEntries.ts';
import { EntryDialog } from '../../changes/view/EntryDialog.tsx';
import { useChange } from '../../changes/view/useChange.ts';
import { Working } from '../../company-file/view/Working.tsx';
import { useText } from '../../messages/useText.ts';
import type { Job } from '../rules/job.ts';
import { useChosenJobs, type ChosenJobs } from './useChosenJobs.ts';

/** What an action does with the chosen jobs. */
export interface JobPlan {
  readonly changes: readonly ChangedEntry[];
  /** How many jobs it concerns. */
  readonly count: number;
  /** What it means, in sentences. */
  readonly meaning: readonly string[];
}

interface JobActionDialogProps<Field extends string> {
  readonly chosen: ChosenJobs;
  /** What of a job changes: the job without it. */
  readonly about?: 'managers';
  readonly title: (count: number) => string;
  readonly submit: (count: number) => string;
  readonly saved: (plan: JobPlan) => string;
  readonly faults: Readonly<Record<Field, string | null>>;
  readonly isDirty: boolean;
  /** Null while the form is not filled in. */
  readonly plan: ((jobs: readonly Job[]) => JobPlan | null) | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly children: (
    shown: (field: Field) => string | null,
    jobs: readonly Job[] | null,
  ) => ReactNode;
}

/** A form that changes one job or thousands, and says what it means before it is saved. */
export function JobActionDialog<Field extends string>(props: JobActionDialogProps<Field>) {
  const { chosen, title, submit, faults, isDirty, plan, onClose, onDone, children } = props;
  const text = useText();
  const styles = useStyles();
  const change = useChange(onDone);
  const { jobs, version, progress, failure, retry } = useChosenJobs(chosen);
  const planned = jobs && plan ? plan(jobs) : null;
  const [one] = jobs?.length === 1 ? jobs : [];

  function save(): void {
    if (planned === null || planned.changes.length === 0) return;
    change.save({ ...orderOf(planned.changes), version, saved: props.saved(planned) });
  }

  return (
    <EntryDialog
      title={title(jobs?.length ?? 0)}
      {...(one ? { subtitle: `${one.name}, ${one.entry.description}` } : {})}
      change={change}
      entry="assignments.0"
      history={one ? { section: props.about ?? 'assignments', code: one.entry.code } : null}
      isDirty={isDirty}
      submit={submit(planned?.count ?? jobs?.length ?? 0)}
      faults={faults}
      onSubmit={save}
      onClose={onClose}
    >
      {(shown) => (
        <>
          {failure && <FailurePanel failure={failure} onRetry={retry} />}
          {children(shown, jobs)}
          {jobs === null && progress && (
            <BatchProgress
              answered={progress.read}
              total={progress.total}
              words={text('jobs.reading', { count: progress.read, total: progress.total })}
              stop={text('company.cancel')}
              onStop={onClose}
            />
          )}
          {planned && !change.isSaving && planned.meaning.length > 0 && (
            <MessageNote icon={<InfoRegular />} meaning="pending" title={text('jobs.meaning')}>
              <ul className={styles.meaning}>
                {planned.meaning.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </MessageNote>
          )}
          {change.isSaving && planned && (
            <Working words={text('jobs.saving', { count: planned.count })} />
          )}
        </>
      )}
    </EntryDialog>
  );
}

const useStyles = makeStyles({
  meaning: { margin: 0, paddingInlineStart: '16px' },
});
