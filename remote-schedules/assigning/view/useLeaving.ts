import { useDialogs } from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';

export interface Leaving {
  /** It was sent: what becomes of it is said where it is left as well. */
  readonly isSent: boolean;
  /** What was entered would be lost, which is asked first. */
  readonly isDirty: boolean;
  readonly onClose: () => void;
  /** What is asked, where it is not about assigning. */
  readonly title?: string;
}

/** Closes what plans are made in. */
export function useLeaving({ isSent, isDirty, onClose, title }: Leaving): () => Promise<void> {
  const dialogs = useDialogs();
  const text = useAssignText();
  return async () => {
    const mayClose =
      isSent ||
      !isDirty ||
      (await dialogs.confirm({
        title: title ?? text('assign.leave.title'),
        text: text('assign.leave.text'),
        confirm: text('assign.leave.confirm'),
        cancel: text('assign.leave.stay'),
      }));
    if (mayClose) onClose();
  };
}
