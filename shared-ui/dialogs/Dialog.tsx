import type { ReactNode } from 'react';
import { later } from '../later/later.ts';
import { useBackCloses } from '../overlay/useBackCloses.ts';
import { useReturnFocus } from '../overlay/useReturnFocus.ts';
import { useWasOpen } from '../overlay/useWasOpen.ts';
import { OverlayComing } from './OverlayComing.tsx';

export interface DialogProps {
  readonly open: boolean;
  /** For the ×, Escape and the phone's back button; absent if one of the buttons must be used. */
  readonly onClose?: (() => void) | undefined;
  readonly title: ReactNode;
  /** One line below the title. */
  readonly subtitle?: ReactNode;
  /** Left of the title, for example an avatar. */
  readonly picture?: ReactNode;
  /** Maximum width in pixels; below 640 it fills the screen. */
  readonly width?: 500 | 550 | 800 | 850 | 1000 | 1260;
  /** Buttons at the bottom, the primary one last. */
  readonly actions?: ReactNode;
  /** Text at the bottom, left of the buttons. */
  readonly note?: ReactNode;
  /** Stays a small box on phones, for short questions. */
  readonly compact?: boolean;
  /** The focus starts in the first field instead of at the title; for short forms. */
  readonly beginsInField?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
}

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
