import type { NamedEntry } from '../../entries/rules/namedEntry.ts';
import { CostCenterDialog } from './CostCenterDialog.tsx';
import { HireAgainDialog } from './HireAgainDialog.tsx';
import { JobDialog } from './JobDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import type { ListedJob } from './jobOf.ts';
import type { JobAction } from './JobsBar.tsx';
import type { ChosenJobs } from './useChosenJobs.ts';

/** The dialog that is open. */
export type JobRequest =
  | { readonly kind: 'new'; readonly person: NamedEntry | null }
  | { readonly kind: 'edit' | 'again'; readonly job: ListedJob }
  | { readonly kind: JobAction; readonly chosen: ChosenJobs };

interface JobDialogsProps {
  readonly request: JobRequest;
  readonly onClose: () => void;
  /** Closes it once something was saved. */
  readonly onDone: () => void;
}

/** The dialogs of the page. */
export function JobDialogs({ request, onClose, onDone }: JobDialogsProps) {
  const ends = { onClose, onDone };
  switch (request.kind) {
    case 'new':
      return <JobDialog job={null} person={request.person} {...ends} />;
    case 'edit':
      return <JobDialog job={request.job} person={null} {...ends} />;
    case 'again':
      return <HireAgainDialog job={request.job} {...ends} />;
    case 'move':
      return <MoveDialog chosen={request.chosen} {...ends} />;
    case 'schedule':
      return <ScheduleDialog chosen={request.chosen} {...ends} />;
    case 'costCenter':
      return <CostCenterDialog chosen={request.chosen} {...ends} />;
    case 'leave':
      return <LeaveDialog chosen={request.chosen} {...ends} />;
  }
}
