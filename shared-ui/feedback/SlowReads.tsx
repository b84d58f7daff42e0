import { useIsFetching, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useUiText } from '../messages/useUiText.ts';
import { useSnackbar } from '../snackbar/useSnackbar.ts';

/** Milliseconds after which a person who waits needs feedback. */
const longWait = 6_000;

/** What is on the screen and has never been answered. */
const missing = {
  type: 'active',
  predicate: ({ state }: Pick<Query, 'state'>) => state.data === undefined,
} as const;

/** Says that content behind a skeleton takes long, with a button to retry. */
export function SlowReads() {
  const client = useQueryClient();
  const text = useUiText();
  const snackbar = useSnackbar();
  const isWaiting = useIsFetching(missing) > 0;

  const tell = useEffectEvent((onAgain: () => void) =>
    snackbar.show({
      text: text('ui.slow'),
      stays: true,
      topic: 'slow-reads',
      action: {
        label: text('ui.slow.again'),
        onSelect() {
          onAgain();
          void askAgain(client);
        },
      },
      onDismiss: () => undefined,
    }),
  );
  useEffect(() => {
    if (!isWaiting) return undefined;
    let before = waiting(client);
    let take: (() => void) | undefined;
    const timer = setInterval(() => {
      const now = waiting(client);
      if (now.some((query) => before.includes(query))) take ??= tell(() => (take = undefined));
      before = now;
    }, longWait);
    return () => {
      clearInterval(timer);
      take?.();
    };
  }, [isWaiting, client]);
  return null;
}

function waiting(client: QueryClient) {
  return client.getQueryCache().findAll({ ...missing, fetchStatus: 'fetching' });
}

/** Cancels hanging requests, which a refetch would wait for. */
async function askAgain(client: QueryClient): Promise<void> {
  await client.cancelQueries(missing);
  await client.refetchQueries(missing);
}
