import { useDialogs } from 'shared-ui';
import { useText } from '../messages/useText.ts';

/** Closes a dialog: not while it saves, and if something is unsaved only after confirmation. */
export function useUnsavedQuestion(
  onClose: () => void,
  { isSaving, isUnsaved }: { readonly isSaving: boolean; readonly isUnsaved: boolean },
): () => Promise<void> {
  const text = useText();
  const dialogs = useDialogs();
  return async () => {
    if (isSaving) return;
    const isMeant =
      !isUnsaved ||
      (await dialogs.confirm({
        title: text('time.unsaved'),
        text: text('time.unsaved.text'),
        confirm: text('time.unsaved.close'),
        cancel: text('time.unsaved.stay'),
        danger: true,
      }));
    if (isMeant) onClose();
  };
}
