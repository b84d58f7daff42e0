import { useDialogs } from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';

export interface Leaving {
  /** Nothing closes while a plan is on its way. */
  readonly isSending: boolean;
  /** What was entered would be lost, which is asked first. */
  readonly isDirty: boolean;
  readonly onClose: () => void;
}

/** Closes what plans are made in. */
export function useLeaving({ isSending, isDirty, onClose }: Leaving): () => Promise<void> {
  const dialogs = useDialogs();
  const text = useAssignText();
  return async () => {
    if (isSending) return;
    const mayClose =
      !isDirty ||
      (await dialogs.confirm({
        title: text('assign.leave.title'),
        text: text('assign.leave.text'),
        confirm: text('assign.leave.confirm'),
        cancel: text('assign.leave.stay'),
      }));
    if (mayClose) onClose();
  };
}
