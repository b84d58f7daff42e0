import { useState } from 'react';
import { deviceTimeZone, useToday } from 'shared-ui';
import { orderOf } from '../../changes/rules/changedEntries.ts';
import { EntryDialog } from '../../changes/view/EntryDialog.tsx';
import { useChange } from '../../changes/view/useChange.ts';
import type { NamedEntry } from '../../entries/rules/namedEntry.ts';
import { useText } from '../../messages/useText.ts';
import {
  draftChanges,
  draftFaults,
  draftOf,
  jobCode,
  newDraft,
  type JobDraft,
  type JobField,
} from '../rules/jobDraft.ts';
import { JobPlaceFields, JobRuleFields } from './JobFields.tsx';
import { JobWorkFields } from './JobWorkFields.tsx';
import type { ListedJob } from './jobOf.ts';
import { useKnownJobs, useTakenCodes } from './useKnownJobs.ts';

interface JobDialogProps {
  /** Null: a new one. */
  readonly job: ListedJob | null;
  /** Whose a new one is, if that is known. */
  readonly person: NamedEntry | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Makes or edits a job: who works as what, where, how time is recorded. */
export function JobDialog({ job, person, onClose, onDone }: JobDialogProps) {
  const text = useText();
  const change = useChange(onDone);
  const today = useToday(deviceTimeZone());
  const before = job?.entry ?? null;
  const known = useKnownJobs(before === null);
  const [edited, setEdited] = useState<Partial<JobDraft>>({});
  const start: JobDraft = before
    ? draftOf(before, (section, code) => nameIn(job, section, code), today)
    : { ...newDraft(known.entries, today), person };
  const draft: JobDraft = { ...start, ...edited };
  const others = useTakenCodes(draft.person?.code ?? null);
  const isPrimary = edited.isPrimary ?? (before ? start.isPrimary : !others.hasMainJob);
  const shown = { ...draft, isPrimary };
  const onChange = (fields: Partial<JobDraft>) => setEdited((all) => ({ ...all, ...fields }));
  const faultOf = (field: JobField) => {
    const fault = draftFaults(shown).get(field);
    return fault === undefined ? null : text(`jobs.fault.${fault}`);
  };

  function save(): void {
    const order = orderOf(draftChanges(shown, { before, taken: others.codes, today }));
    const version = job?.version ?? null;
    const name = draft.person?.name ?? '';
    change.save({ ...order, version, saved: text('jobs.saved', { name }) });
  }

  return (
    <EntryDialog<JobField>
      title={text(before ? 'jobs.edit' : 'jobs.add')}
      {...(before && draft.person ? { subtitle: draft.person.name } : {})}
      change={change}
      entry="assignments.0"
      history={before && { section: 'assignments', code: before.code }}
      codeField="code"
      isDirty={Object.keys(edited).length > 0}
      faults={{
        ...{ person: faultOf('person'), position: faultOf('position') },
        ...{ timeZone: faultOf('timeZone'), countryCode: faultOf('countryCode') },
        ...{ company: faultOf('company'), profile: faultOf('profile'), code: faultOf('code') },
        ...{ startDate: faultOf('startDate'), endDate: faultOf('endDate') },
      }}
      onSubmit={save}
      onClose={onClose}
    >
      {(fault) => {
        const fields = { draft: shown, onChange, fault };
        return (
          <>
            <JobWorkFields {...fields} isNew={before === null} />
            <JobPlaceFields {...fields} />
            <JobRuleFields
              {...fields}
              code={before ? null : jobCode(shown, others.codes)}
              isPrimary={isPrimary}
            />
          </>
        );
      }}
    </EntryDialog>
  );
}

function nameIn(job: ListedJob | null, section: string, code: string): string {
  const about = job?.facts.about.find((each) => each.section === section && each.code === code);
  return about?.name ?? code;
}
