import { useState } from 'react';
import { addDays, localDay, plannedShiftAt, type Instant } from 'shared-contracts';
import {
  Button,
  laterDialog,
  MessageNote,
  useApi,
  useFeature,
  useQuery,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import type { ShownShift } from '../../shift/rules/shownShift.ts';
import { useText } from '../../messages/useText.ts';
import { useMayPropose } from '../../proposal/view/useMayPropose.ts';
import { scheduleQuery } from '../data/dayQueries.ts';
import { isForgotten } from '../rules/isForgotten.ts';
import { plannedShifts } from '../rules/plannedShifts.ts';

const ProposalDialog = laterDialog(
  async () => (await import('../../proposal/view/ProposalDialog.tsx')).ProposalDialog,
);

export interface ForgottenPunchProps {
  /** The open shift; null if there is none. */
  readonly shift: ShownShift | null;
  readonly now: Instant;
  readonly className: string;
}

/**
 * Asks a person who forgot to clock out when they left, suggesting the schedule's end: hours are
 * never invented. The answer is a correction that the manager sees.
 */
export function ForgottenPunch({ shift, now, className }: ForgottenPunchProps) {
  const text = useText();
  const formats = useUserFormats();
  const mayPropose = useMayPropose();
  const [closed, setClosed] = useState<number | null>(null);
  const { isKnown, planned } = usePlannedFor(shift);
  if (shift?.id == null || !isKnown) return null;
  const { id, assignmentId, timeZone, clockIn } = shift;
  if (!mayPropose(id, assignmentId)) return null;
  if (!isForgotten(clockIn.date, planned, now)) return null;
  const day = formats.longDay(localDay(clockIn.date, timeZone));
  const note = text('clock.forgotten.note', { day });
  return (
    <>
      <MessageNote
        icon={<WarningFilled />}
        meaning="warning"
        title={text('clock.forgotten.title')}
        className={className}
        action={
          <Button size="row" onClick={() => setClosed(null)}>
            {text('clock.forgotten.open')}
          </Button>
        }
      >
        {note}
      </MessageNote>
      {closed !== id && (
        <ProposalDialog
          title={text('clock.forgotten.title')}
          note={note}
          shiftId={id}
          assignmentId={assignmentId}
          clockIn={clockIn.date}
          clockOut={planned && planned.end > clockIn.date ? planned.end : null}
          chosen={{}}
          reason={text('clock.forgotten.reason')}
          onSaved={() => setClosed(id)}
          onClose={() => setClosed(id)}
        />
      )}
    </>
  );
}

/** The plan for the shift, on the day it began. */
function usePlannedFor(shift: ShownShift | null) {
  const api = useApi();
  const hasSchedules = useFeature('EMPLOYEE_WORK_SCHEDULES');
  const day = shift ? localDay(shift.clockIn.date, shift.timeZone) : '1970-01-01';
  const query = scheduleQuery(api, day);
  const { data, isLoading } = useQuery({ ...query, enabled: hasSchedules && shift !== null });
  if (!shift) return { isKnown: false, planned: null };
  const own = data?.find(({ assignmentId }) => assignmentId === shift.assignmentId);
  const days = { startDate: addDays(day, -1), endDate: addDays(day, 1) };
  const planned = own
    ? plannedShiftAt(
        plannedShifts(own.ranges, days, own.timeZone),
        shift.clockIn.date,
        own.timeZone,
      )
    : null;
  return { isKnown: !isLoading, planned };
}
