import { useDialogs } from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';

export interface Leaving {
  /** It was sent: its outcome is reported even after leaving. */
  readonly isSent: boolean;
  /** Input would be lost, so leaving asks first. */
  readonly isDirty: boolean;
  readonly onClose: () => void;
  /** The question's title, if it is not about assigning. */
  readonly title?: string;
}

/** Closes a planning panel or dialog. */
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
