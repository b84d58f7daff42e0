import { useState } from 'react';
import {
  enteredInstant,
  enteredTimeOf,
  localDay,
  offsetMinutes,
  type EnteredTime,
  type Instant,
} from 'shared-contracts';
import { deviceTimeZone, useApi, useEmployeeSession, useFeature, useQuery } from 'shared-ui';
import { useActiveShift } from '../../active-shift/view/useActiveShift.ts';
import { useText } from '../../messages/useText.ts';
import {
  proposalFaults,
  type Chosen,
  type Proposal,
  type ProposalFault,
} from '../rules/proposalRequest.ts';

export interface ProposalStart {
  /** The shift to correct; null adds one. */
  readonly shiftId: number | null;
  readonly assignmentId: number;
  /** The initial values. */
  readonly clockIn: Instant | null;
  readonly clockOut: Instant | null;
  readonly chosen: Chosen;
  /** The initial text of the reason. */
  readonly reason: string;
}

/** The input of a proposal, and what is wrong with it. */
export function useProposal(start: ProposalStart) {
  const { shiftId, assignmentId } = start;
  const api = useApi();
  const text = useText();
  const { employee } = useEmployeeSession();
  const { serverNow } = useActiveShift();
  const isFree = useFeature('FREE_TEXT_REASONS');
  const shift = useQuery({
    ...api.query.GET('/api/time-pairs/{id}/latest-version', {
      params: { path: { id: shiftId ?? 0 } },
    }),
    enabled: shiftId !== null,
  });
  const reasons = useQuery({
    ...api.query.GET('/api/info/reasons', {
      params: { query: { isShiftCorrectionReasons: true } },
    }),
    enabled: !isFree,
  });
  const assignment = employee.assignments.find(({ id }) => id === assignmentId);
  const timeZone = shift.data?.timeZone ?? assignment?.timeZone ?? 'UTC';
  const knownClockIn = start.clockIn ?? shift.data?.clockIn.date ?? null;

  const [clockIn, setClockIn] = useState(nothing);
  const [clockOut, setClockOut] = useState(() => entered(start.clockOut, timeZone));
  const [words, setWords] = useState(start.reason);
  const [reasonId, setReasonId] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);

  const known = { instant: knownClockIn, isShownTwice: false, skippedAt: null };
  const from = knownClockIn === null ? enteredInstant(clockIn, timeZone) : known;
  const shownClockOut =
    clockOut.date === null
      ? { ...clockOut, date: knownClockIn ? localDay(knownClockIn, timeZone) : clockIn.date }
      : clockOut;
  const until = enteredInstant(shownClockOut, timeZone, start.clockOut);
  const faults = proposalFaults(from, until, serverNow());
  const isReasonMissing = isFree ? words.trim() === '' : reasonId === null;

  function faultText(each: ProposalFault['field']): string | null {
    const fault = isChecked && faults.find(({ field }) => field === each);
    return fault ? text(`clock.proposal.fault.${fault.rule}`) : null;
  }

  return {
    shift,
    timeZone,
    today: localDay(serverNow(), timeZone),
    /** Of the shift to correct; null if it must be entered. */
    knownClockIn,
    clockIn: { value: clockIn, ...from, error: faultText('clockIn'), set: setClockIn },
    clockOut: { value: shownClockOut, ...until, error: faultText('clockOut'), set: setClockOut },
    reason: {
      isFree,
      choices: reasons.data ?? [],
      ...{ words, setWords, reasonId, setReasonId },
      error: isChecked && isReasonMissing ? text('clock.required') : null,
    },
    /** The proposal; null if something is missing or wrong, which the fields then show. */
    read(): Proposal | null {
      setIsChecked(true);
      if (faults.length > 0 || isReasonMissing || !from.instant || !until.instant) return null;
      return {
        clockIn: from.instant,
        clockOut: until.instant,
        reason: isFree
          ? { reasonName: 'OTHER', description: words.trim() }
          : { id: Number(reasonId) },
        timeZoneOffset: offsetMinutes(from.instant, deviceTimeZone()),
      };
    },
  };
}

const nothing: EnteredTime = { date: null, clockTime: null, showing: null };

function entered(instant: Instant | null, timeZone: string) {
  return instant === null ? nothing : enteredTimeOf(instant, timeZone);
}

export type ProposalModel = ReturnType<typeof useProposal>;
