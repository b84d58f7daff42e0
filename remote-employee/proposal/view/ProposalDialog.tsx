import { useState } from 'react';
import {
  answer,
  enteredInstant,
  enteredTimeOf,
  localDay,
  offsetMinutes,
  type ApiFailure,
  type EnteredTime,
  type Instant,
} from 'shared-contracts';
import {
  Button,
  deviceTimeZone,
  Dialog,
  FailurePanel,
  makeStyles,
  SelectField,
  Skeleton,
  TextField,
  useApi,
  useCommandKey,
  useEmployeeSession,
  useFailureText,
  useFeature,
  useMutation,
  useQuery,
  useQueryClient,
  useSnackbar,
  text as type,
  tokens,
  useUserFormats,
} from 'shared-ui';
import { activeShiftKey, ownShiftsKey } from '../../active-shift/data/activeShiftQuery.ts';
import { useActiveShift } from '../../active-shift/view/useActiveShift.ts';
import { useText } from '../../messages/useText.ts';
import {
  addRequest,
  editRequest,
  proposalFaults,
  type Chosen,
  type Proposal,
  type ProposalFault,
} from '../rules/proposalRequest.ts';
import { MomentField } from './MomentField.tsx';

export interface ProposalDialogProps {
  readonly title: string;
  readonly note?: string;
  /** The shift to correct; null adds one. */
  readonly shiftId: number | null;
  readonly assignmentId: number;
  /** The initial values. */
  readonly clockIn: Instant | null;
  readonly clockOut: Instant | null;
  readonly chosen: Chosen;
  /** The initial text of the reason. */
  readonly reason: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Asks for times asserted by the person, which go to the manager as a correction. */
export function ProposalDialog(props: ProposalDialogProps) {
  const { shiftId, assignmentId, chosen, onSaved, onClose } = props;
  const styles = useStyles();
  const text = useText();
  const api = useApi();
  const queries = useQueryClient();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const formats = useUserFormats();
  const { employee, employeeId } = useEmployeeSession();
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
  const startingClockIn = props.clockIn ?? shift.data?.clockIn.date ?? null;

  const [clockIn, setClockIn] = useState(nothing);
  const [clockOut, setClockOut] = useState(() => entered(props.clockOut, timeZone));
  const [words, setWords] = useState(props.reason);
  const [reasonId, setReasonId] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const keyOf = useCommandKey();

  const started = { instant: startingClockIn, isShownTwice: false, skippedAt: null };
  const from = startingClockIn === null ? enteredInstant(clockIn, timeZone) : started;
  const today = localDay(serverNow(), timeZone);
  const shownClockOut =
    clockOut.date === null
      ? { ...clockOut, date: startingClockIn ? localDay(startingClockIn, timeZone) : clockIn.date }
      : clockOut;
  const until = enteredInstant(shownClockOut, timeZone, props.clockOut);
  const faults = proposalFaults(from, until, serverNow());
  const isReasonMissing = isFree ? words.trim() === '' : reasonId === null;

  const { mutate, isPending, error } = useMutation<unknown, ApiFailure, Proposal>({
    mutationFn(proposal) {
      const body = shift.data
        ? editRequest(proposal, shift.data)
        : addRequest(proposal, assignmentId, chosen);
      const query = body.entryType === 'EDIT' ? { timePairId: body.id } : {};
      // Idempotent per key.
      const params = { header: { 'idempotency-key': keyOf(body) }, query };
      return answer(api.POST('/api/time-pairs/manual-shift-pair', { params, body }));
    },
    onSuccess() {
      void queries.invalidateQueries({ queryKey: activeShiftKey(api, employeeId) });
      void queries.invalidateQueries({ queryKey: ownShiftsKey(api, employeeId) });
      snackbar.show({ text: text('clock.proposal.saved'), intent: 'success' });
      onSaved();
    },
  });

  function save(): void {
    setIsChecked(true);
    if (faults.length > 0 || isReasonMissing || !from.instant || !until.instant) return;
    mutate({
      clockIn: from.instant,
      clockOut: until.instant,
      reason: isFree
        ? { reasonName: 'OTHER', description: words.trim() }
        : { id: Number(reasonId) },
      timeZoneOffset: offsetMinutes(from.instant, deviceTimeZone()),
    });
  }

  function faultText(each: ProposalFault['field']): string | null {
    const fault = isChecked && faults.find(({ field }) => field === each);
    return fault ? text(`clock.proposal.fault.${fault.rule}`) : null;
  }

  const isReady = shiftId === null || shift.data !== undefined;
  return (
    <Dialog
      open
      title={props.title}
      onClose={isPending ? undefined : onClose}
      actions={
        <Button look="primary" busy={isPending} disabled={!isReady} onClick={save}>
          {text('clock.proposal.save')}
        </Button>
      }
    >
      {shift.error ? (
        <FailurePanel failure={shift.error} onRetry={() => void shift.refetch()} />
      ) : !isReady ? (
        <Skeleton height="240px" />
      ) : (
        <div className={styles.form}>
          {props.note && <p className={styles.note}>{props.note}</p>}
          {startingClockIn === null ? (
            <MomentField
              label={text('clock.proposal.clockIn')}
              value={clockIn}
              max={today}
              isShownTwice={from.isShownTwice}
              onChange={setClockIn}
              error={faultText('clockIn')}
            />
          ) : (
            <p className={styles.note}>
              {text('clock.proposal.since', {
                day: formats.longDay(formats.dateOf(startingClockIn, timeZone)),
                time: formats.time(startingClockIn, timeZone),
              })}
            </p>
          )}
          <MomentField
            label={text('clock.proposal.clockOut')}
            value={shownClockOut}
            max={today}
            isShownTwice={until.isShownTwice}
            onChange={setClockOut}
            error={faultText('clockOut')}
          />
          {isFree ? (
            <TextField
              label={text('clock.proposal.reason')}
              value={words}
              maxLength={255}
              onChange={setWords}
              error={isChecked && isReasonMissing ? text('clock.required') : null}
            />
          ) : (
            <SelectField
              label={text('clock.proposal.reason')}
              value={reasonId}
              choices={(reasons.data ?? []).map(({ id, description }) => ({
                value: String(id),
                label: description,
              }))}
              onChange={setReasonId}
              error={isChecked && isReasonMissing ? text('clock.required') : null}
            />
          )}
          {error && (
            <p role="alert" className={styles.failure}>
              {failureText(error)}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}

const nothing: EnteredTime = { date: null, clockTime: null, showing: null };

function entered(instant: Instant | null, timeZone: string) {
  return instant === null ? nothing : enteredTimeOf(instant, timeZone);
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  note: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
  failure: { ...type.body, margin: 0, color: tokens.colorStatusDangerForeground1 },
});
