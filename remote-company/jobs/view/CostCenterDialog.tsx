import { useState } from 'react';
import type { NamedEntry } from '../../entries/rules/namedEntry.ts';
import { NamedEntryField } from '../../entries/view/NamedEntryField.tsx';
import { useText } from '../../messages/useText.ts';
import type { Job } from '../rules/job.ts';
import { JobActionDialog, type JobPlan } from './JobActionDialog.tsx';
import type { ChosenJobs } from './useChosenJobs.ts';

interface CostCenterDialogProps {
  readonly chosen: ChosenJobs;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Changes on what time of jobs is booked from now on. */
export function CostCenterDialog({ chosen, ...ends }: CostCenterDialogProps) {
  const text = useText();
  const [center, setCenter] = useState<NamedEntry | null>(null);
  function planOf(jobs: readonly Job[], costCenter: string): JobPlan {
    const changed = jobs.filter(({ entry }) => entry.costCenter !== costCenter);
    const [count, same] = [changed.length, jobs.length - changed.length];
    return {
      changes: changed.map(({ entry }) => ({
        ...{ section: 'assignments', before: entry, after: { ...entry, costCenter } },
      })),
      count,
      meaning: [
        ...(count > 0 ? [text('jobs.costCenter.meaning', { count })] : []),
        ...(same > 0 ? [text('jobs.costCenter.same', { count: same })] : []),
      ],
    };
  }

  return (
    <JobActionDialog
      chosen={chosen}
      title={(count) => text('jobs.costCenter.title', { count })}
      submit={(count) => text('jobs.costCenter.submit', { count })}
      saved={({ count }) => text('jobs.costCenter.saved', { count, name: center?.name ?? '' })}
      isDirty={center !== null}
      faults={{ center: center === null ? text('entries.required') : null }}
      plan={center && ((jobs) => planOf(jobs, center.code))}
      {...ends}
    >
      {(shown) => (
        <NamedEntryField
          section="costCenters"
          label={text('jobs.costCenter')}
          chosen={center}
          onChange={setCenter}
          error={shown('center')}
        />
      )}
    </JobActionDialog>
  );
}
