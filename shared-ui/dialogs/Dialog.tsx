import { later } from '../later/later.ts';
import { useBackCloses } from '../overlay/useBackCloses.ts';
import { useReturnFocus } from '../overlay/useReturnFocus.ts';
import { useWasOpen } from '../overlay/useWasOpen.ts';
import type { DialogProps } from './DialogWindow.tsx';
import { OverlayComing } from './OverlayComing.tsx';

const laterDialogWindow = later(
  () => import(/* webpackChunkName: "overlays" */ './DialogWindow.tsx'),
);

/** A modal dialog with a focus trap; returns the focus when it closes. */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props;
  const part = laterDialogWindow.usePart(open);
  const wasOpen = useWasOpen(open);
  useReturnFocus(open);
  useBackCloses(open && onClose !== undefined, () => onClose?.());
  if (part && wasOpen) return <part.DialogWindow {...props} />;
  return open && <OverlayComing />;
}
