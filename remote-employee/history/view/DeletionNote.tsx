import { answer, ApiFailure, mayDo, type components } from 'shared-contracts';
import {
  Button,
  DeleteDismissFilled,
  MessageNote,
  useApi,
  useCommandKey,
  useFailureText,
  useHost,
  useMutation,
  useSnackbar,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

type TimePair = components['schemas']['TimePair'];

export interface DeletionNoteProps {
  /** An entry with a pending deletion request. */
  readonly pair: TimePair;
  readonly isActionable: boolean;
}

/** Says that a deletion waits for the manager, with a button to withdraw the request. */
export function DeletionNote({ pair, isActionable }: DeletionNoteProps) {
  const text = useText();
  const isAllowed = mayDo('TAKE_BACK_DELETION', 'EMPLOYEE', pair, useHost().features);
  return (
    <MessageNote
      icon={<DeleteDismissFilled />}
      meaning="deletion"
      title={text('history.deletionAsked')}
      action={isActionable && isAllowed && <TakeBack pair={pair} />}
    >
      {text('history.deletionAsked.text')}
    </MessageNote>
  );
}

function TakeBack({ pair }: { readonly pair: TimePair }) {
  const text = useText();
  const api = useApi();
  const { bus, session } = useHost();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const keyOf = useCommandKey();
  const mutation = useMutation({
    mutationFn: () =>
      answer(
        api.POST('/api/time-pairs/{id}/take-back-deletion', {
          params: { path: { id: pair.id }, header: { 'idempotency-key': keyOf(pair.id) } },
        }),
      ),
  });

  async function takeBack(): Promise<void> {
    try {
      await mutation.mutateAsync();
      snackbar.show({ text: text('history.takenBack'), intent: 'success' });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      snackbar.show({ text: failureText(failure), intent: 'error' });
    }
    if (session.kind === 'employee') {
      bus.emit('time-pairs-changed', { employeeIds: [session.employeeId] });
    }
  }
  return (
    <Button size="row" busy={mutation.isPending} onClick={() => void takeBack()}>
      {text('history.takeBack')}
    </Button>
  );
}
