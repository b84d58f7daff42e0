import type { ReactNode } from 'react';
import { later } from '../later/later.ts';
import { useBackCloses } from '../overlay/useBackCloses.ts';
import { useReturnFocus } from '../overlay/useReturnFocus.ts';
import { useWasOpen } from '../overlay/useWasOpen.ts';
import { OverlayComing } from './OverlayComing.tsx';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly position: 'start' | 'end';
  /** Its accessible name; visible unless `bare`. */
  readonly title: string;
  /** Next to the close button. */
  readonly actions?: ReactNode;
  /** Without header: the content brings its own. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

const laterDrawerPanel = later(
  () => import(/* webpackChunkName: "overlays" */ './DrawerPanel.tsx'),
);

/** A panel that slides over the page: notifications, and the navigation on phones. */
export function Drawer(props: DrawerProps) {
  const { open, onClose } = props;
  const part = laterDrawerPanel.usePart(open);
  const wasOpen = useWasOpen(open);
  useReturnFocus(open);
  useBackCloses(open, onClose);
  if (part && wasOpen) return <part.DrawerPanel {...props} />;
  return open && <OverlayComing />;
}
