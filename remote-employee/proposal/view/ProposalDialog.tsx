import { answer, type ApiFailure } from 'shared-contracts';
import {
  Button,
  Dialog,
  FailurePanel,
  makeStyles,
  Skeleton,
  useApi,
  useCommandKey,
  useEmployeeSession,
  useFailureText,
  useMutation,
  useQueryClient,
  useSnackbar,
  text as type,
  tokens,
} from 'shared-ui';
import { activeShiftKey, ownShiftsKey } from '../../active-shift/data/activeShiftQuery.ts';
import { useText } from '../../messages/useText.ts';
import { addRequest, editRequest, type Proposal } from '../rules/proposalRequest.ts';
import { ProposalFields } from './ProposalFields.tsx';
import { type ProposalStart, useProposal } from './useProposal.ts';

export interface ProposalDialogProps extends ProposalStart {
  readonly title: string;
  readonly note?: string;
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
  const { employeeId } = useEmployeeSession();
  const keyOf = useCommandKey();
  const proposal = useProposal(props);
  const { shift } = proposal;
  const { mutate, isPending, error } = useMutation<unknown, ApiFailure, Proposal>({
    mutationFn(proposed) {
      const body = shift.data
        ? editRequest(proposed, shift.data)
        : addRequest(proposed, assignmentId, chosen);
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
    const proposed = proposal.read();
    if (proposed) mutate(proposed);
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
          <ProposalFields proposal={proposal} className={styles.note} />
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

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  note: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
  failure: { ...type.body, margin: 0, color: tokens.colorStatusDangerForeground1 },
});
