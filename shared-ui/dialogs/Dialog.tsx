import type { ReactNode } from 'react';
import { later } from '../later/later.ts';
import { useBackCloses } from '../overlay/useBackCloses.ts';
import { useReturnFocus } from '../overlay/useReturnFocus.ts';
import { useWasOpen } from '../overlay/useWasOpen.ts';
import { OverlayComing } from './OverlayComing.tsx';

export interface DialogProps {
  readonly open: boolean;
  /** The × , Escape and the phone's back button; absent where one of the buttons must be used. */
  readonly onClose?: (() => void) | undefined;
  readonly title: ReactNode;
  /** One line below the title. */
  readonly subtitle?: ReactNode;
  /** Left of the title, for example an avatar. */
  readonly picture?: ReactNode;
  /** Widest in pixels; under 640 it fills the screen. */
  readonly width?: 500 | 550 | 800 | 850 | 1000 | 1260;
  /** Buttons at the foot, the main one last. */
  readonly actions?: ReactNode;
  /** Words at the foot, left of the buttons. */
  readonly note?: ReactNode;
  /** A short question stays a small box on phones, too. */
  readonly compact?: boolean;
  /** A short form, known from its title: the focus begins in its first field, else at the title. */
  readonly beginsInField?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
}

const laterDialogWindow = later(
  () => import(/* webpackChunkName: "overlays" */ './DialogWindow.tsx'),
);

/** A modal window over the page. The focus goes in, stays in, and returns where it was. */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props;
  const part = laterDialogWindow.usePart(open);
  const wasOpen = useWasOpen(open);
  useReturnFocus(open);
  useBackCloses(open && onClose !== undefined, () => onClose?.());
  if (part && wasOpen) return <part.DialogWindow {...props} />;
  return open && <OverlayComing />;
}
