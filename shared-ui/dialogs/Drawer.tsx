import { later } from '../later/later.ts';
import { useBackCloses } from '../overlay/useBackCloses.ts';
import { useReturnFocus } from '../overlay/useReturnFocus.ts';
import { useWasOpen } from '../overlay/useWasOpen.ts';
import type { DrawerProps } from './DrawerPanel.tsx';
import { OverlayComing } from './OverlayComing.tsx';

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
