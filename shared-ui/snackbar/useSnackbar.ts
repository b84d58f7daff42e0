import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useViewport } from '../theme/useViewport.ts';
import { isPassing, messagesAtom, type SnackbarMessage } from './messagesAtom.ts';

export interface Snackbar {
  /** Returns what takes it away. */
  show(message: SnackbarMessage): () => void;
}

/**
 * The one place for short messages at the foot of the page; read out when they appear. Phones have
 * room for one: the newest. It takes the place of one that only tells of a success; the others come
 * back after it.
 */
export function useSnackbar(): Snackbar {
  const setMessages = useSetAtom(messagesAtom);
  const hasRoomForOne = useViewport() === 'phone';
  return useMemo(
    () => ({
      show(message) {
        lastId += 1;
        const id = `snackbar-${lastId}`;
        const givesWay = (last: SnackbarMessage) =>
          (message.topic !== undefined && last.topic === message.topic) ||
          (hasRoomForOne && isPassing(last));
        setMessages((said) => [...said.filter((last) => !givesWay(last)), { ...message, id }]);
        return () => setMessages((said) => said.filter((each) => each.id !== id));
      },
    }),
    [setMessages, hasRoomForOne],
  );
}

let lastId = 0;
