import { useIsFetching, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useUiText } from '../messages/useUiText.ts';
import { useSnackbar } from '../snackbar/useSnackbar.ts';

/** Milliseconds after which who waits for something wants to know whether it comes. */
const longWait = 6_000;

/** What is on the screen without ever having been answered. */
const missing = {
  type: 'active',
  predicate: ({ state }: Pick<Query, 'state'>) => state.data === undefined,
} as const;

/** Says that something in the place of which a skeleton stands takes long, and asks for it anew when told to. */
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

/** What hangs is given up first, or it would be waited for. */
async function askAgain(client: QueryClient): Promise<void> {
  await client.cancelQueries(missing);
  await client.refetchQueries(missing);
}
