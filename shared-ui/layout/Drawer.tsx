import type { ReactNode } from 'react';
import { OverlayComing } from '../overlay/OverlayComing.tsx';
import { overlays } from '../overlay/overlays.ts';
import { useBackCloses } from '../overlay/useBackCloses.ts';
import { useReturnFocus } from '../overlay/useReturnFocus.ts';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly position: 'start' | 'end';
  /** Read out as its name; shown unless `bare`. */
  readonly title: string;
  /** Beside the close button. */
  readonly actions?: ReactNode;
  /** Without the head: the content brings its own. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** A panel that slides over the page: notifications, and the navigation on phones. */
export function Drawer(props: DrawerProps) {
  const { open, onClose } = props;
  const parts = overlays.usePart(open);
  useReturnFocus(open);
  useBackCloses(open, onClose);
  if (parts) return <parts.DrawerPanel {...props} />;
  return open && <OverlayComing />;
}
