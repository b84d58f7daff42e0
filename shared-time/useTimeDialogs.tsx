import { useState, type ReactNode } from 'react';
import type { Person, TimeDialogProps, TimeDialogSetting } from './TimeDialogProps.ts';
import type { TimeDialogRequest } from './rules/TimeDialogRequest.ts';
import { timeDialog } from './timeDialog.ts';

export interface TimeDialogs {
  /**
   * Opens a dialog about a time pair; the focus returns when it closes. Defaults to the page's
   * `person`; on a page about many people, without a person, the dialog finds one.
   */
  readonly open: (request: TimeDialogRequest, person?: Person) => void;
  /** Render somewhere in the page. */
  readonly dialogs: ReactNode;
}

interface OpenDialog {
  /** Unique per opening, so that each starts fresh. */
  readonly number: number;
  readonly person: Person | undefined;
  readonly request: TimeDialogRequest;
}

/**
 * The dialogs about people's time, loaded when the first of their kind opens: `const time =
 * useTimeDialogs({ actsAs: 'EMPLOYEE', person, now }); time.open({ kind: 'EDIT_SHIFT', shift })`,
 * with `{time.dialogs}` in the page. Changes emit `time-pairs-changed`.
 */
export function useTimeDialogs(setting: TimeDialogSetting): TimeDialogs {
  const [current, setCurrent] = useState<OpenDialog | null>(null);

  function open(request: TimeDialogRequest, person: Person | undefined): void {
    setCurrent((before) => ({ number: (before?.number ?? 0) + 1, person, request }));
  }

  return {
    open: (request, person = setting.person) => open(request, person),
    dialogs: current && (
      <AnyTimeDialog
        key={current.number}
        {...setting}
        request={current.request}
        whose={current.person}
        onClose={() => setCurrent(null)}
        onOpen={(request) => open(request, current.person)}
      />
    ),
  };
}

const HistoryDialog = timeDialog(
  async () => (await import('./history/view/HistoryDialog.tsx')).HistoryDialog,
);
const DetailsDialog = timeDialog(
  async () => (await import('./history/view/DetailsDialog.tsx')).DetailsDialog,
);
const CommentsDialog = timeDialog(
  async () => (await import('./comments/view/CommentsDialog.tsx')).CommentsDialog,
);
const LocationDialog = timeDialog(
  async () => (await import('./location/view/LocationDialog.tsx')).LocationDialog,
);
const SegmentsDialog = timeDialog(
  async () => (await import('./segments/view/SegmentsDialog.tsx')).SegmentsDialog,
);
const DeleteDialog = timeDialog(
  async () => (await import('./deletion/view/DeleteDialog.tsx')).DeleteDialog,
);
const TimeEntryDialog = timeDialog(
  async () => (await import('./entry/view/TimeEntryDialog.tsx')).TimeEntryDialog,
);

interface AnyTimeDialogProps extends Omit<TimeDialogProps, 'person'> {
  readonly request: TimeDialogRequest;
  readonly whose: Person | undefined;
}

function AnyTimeDialog({ request, whose: person, ...setting }: AnyTimeDialogProps) {
  if (!person) {
    const { findPerson: FindPerson } = setting;
    if (request.kind !== 'ADD_SHIFT' || !FindPerson) throw new Error('Whose time is it?');
    return <FindPerson {...setting} subject={request} />;
  }
  const props = { ...setting, person };
  switch (request.kind) {
    case 'HISTORY':
      return <HistoryDialog {...props} shift={request.shift} />;
    case 'DETAILS':
      return <DetailsDialog {...props} shift={request.shift} />;
    case 'COMMENTS':
      return <CommentsDialog {...props} shift={request.shift} />;
    case 'MAP':
      return <LocationDialog {...props} shift={request.shift} />;
    case 'SEGMENTS':
      return <SegmentsDialog {...props} shift={request.shift} />;
    case 'DELETE':
      return <DeleteDialog {...props} shift={request.shift} segment={request.segment ?? null} />;
    default:
      return <TimeEntryDialog {...props} subject={request} />;
  }
}
