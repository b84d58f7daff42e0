import { useEffect, useEffectEvent } from 'react';
import type { ApiFailure } from 'shared-contracts';
import {
  Button,
  CheckmarkCircleFilled,
  Dialog,
  FailurePanel,
  MessageNote,
  SkeletonRows,
  useApi,
  useFailureText,
  useMutation,
  useQuery,
  useQueryClient,
  WarningFilled,
} from 'shared-ui';
import { entriesPath } from '../../entries/data/entryPages.ts';
import { useText } from '../../messages/useText.ts';
import { makeSetUpCode, setUpStateQuery } from '../data/terminalCalls.ts';
import { useDeviceName } from './DeviceList.tsx';
import { SetUpCode } from './SetUpCode.tsx';
import { useSecondsLeft } from './useSecondsLeft.ts';
import type { Terminal } from './terminal.ts';

const pollMilliseconds = 2000;

interface SetUpDialogProps {
  readonly terminal: Terminal;
  /** Its number on the server. */
  readonly id: number;
  readonly onClose: () => void;
}

/** Shows a code that signs a tablet in, until it has come in or the code has run out. */
export function SetUpDialog({ terminal, id, onClose }: SetUpDialogProps) {
  const api = useApi();
  const text = useText();
  const failureText = useFailureText();
  const deviceName = useDeviceName();
  const { description: name, terminalId } = terminal.entry;
  const make = useMutation<Made, ApiFailure>({
    mutationFn: async () => {
      const { id: codeId, code, endsInSeconds } = await makeSetUpCode(api, id);
      return { codeId, code, endsAt: Date.now() + endsInSeconds * 1000 };
    },
    gcTime: 0,
  });
  const begin = useEffectEvent(() => make.mutate());
  useEffect(() => begin(), []);
  const made = make.data;
  const left = useSecondsLeft(made?.endsAt ?? 0);
  const state = useSetUpState(made?.codeId ?? null);
  const used = state.data?.state === 'USED' ? state.data : null;
  const isUsed = used !== null;
  const isOver = made !== undefined && !isUsed && (left === 0 || state.data?.state === 'OVER');
  const again = (
    <Button look="primary" busy={make.isPending} onClick={() => make.mutate()}>
      {text('terminals.setUp.again')}
    </Button>
  );
  return (
    <Dialog
      open
      width={550}
      title={text('terminals.setUp.title', { name })}
      onClose={onClose}
      actions={
        isOver ? (
          again
        ) : (
          <Button look={isUsed ? 'primary' : 'outline'} onClick={onClose}>
            {text('terminals.setUp.close')}
          </Button>
        )
      }
    >
      {make.error && <FailurePanel failure={make.error} onRetry={() => make.mutate()} />}
      {!made && !make.error && <SkeletonRows count={4} height={56} />}
      {made && !isUsed && !isOver && (
        <>
          <SetUpCode terminalId={terminalId} code={made.code} secondsLeft={left} />
          {state.error && (
            <MessageNote icon={<WarningFilled />} meaning="warning">
              {text('terminals.setUp.unseen', { reason: failureText(state.error) })}
            </MessageNote>
          )}
        </>
      )}
      {used && (
        <MessageNote
          urgent
          icon={<CheckmarkCircleFilled />}
          meaning="approved"
          title={text('terminals.setUp.done')}
        >
          {text('terminals.setUp.done.text', { name, device: deviceName(used) })}
        </MessageNote>
      )}
      {isOver && (
        <MessageNote
          urgent
          icon={<WarningFilled />}
          meaning="warning"
          title={text('terminals.setUp.over')}
        >
          {text('terminals.setUp.over.text')}
        </MessageNote>
      )}
    </Dialog>
  );
}

interface Made {
  readonly codeId: number;
  readonly code: string;
  /** Epoch milliseconds of this device. */
  readonly endsAt: number;
}

/** Asks again until the code was used or is over; then the devices of the list are read again. */
function useSetUpState(codeId: number | null) {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery({
    ...setUpStateQuery(api, codeId),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'WAITING' ? pollMilliseconds : false,
  });
  const isUsed = query.data?.state === 'USED';
  useEffect(() => {
    if (isUsed) void queries.invalidateQueries({ queryKey: api.query.key(entriesPath) });
  }, [isUsed, queries, api]);
  return query;
}
