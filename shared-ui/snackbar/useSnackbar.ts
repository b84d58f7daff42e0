import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useViewport } from '../theme/useViewport.ts';
import { isPassing } from './messageLife.ts';
import { messagesAtom, type SnackbarMessage } from './messagesAtom.ts';

export interface Snackbar {
  /** Returns the function that removes it. */
  show(message: SnackbarMessage): () => void;
}

/**
 * The API for short messages at the bottom of the page, announced when they appear. Phones show
 * one: the newest. It replaces a success message; others return after it.
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
