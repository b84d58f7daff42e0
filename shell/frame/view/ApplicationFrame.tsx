import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import {
  Button,
  Drawer,
  makeStyles,
  media,
  PageFooter,
  ScrollArea,
  SlotOutlet,
  tokens,
  useMinWidth,
  useTabsReplaced,
  useViewport,
} from 'shared-ui';
import { useSessionControl } from '../../services/SessionControl.ts';
import { useText } from '../../messages/useText.ts';
import { NotificationDrawer } from '../../notifications/view/NotificationDrawer.tsx';
import { PushConnection } from '../../push/view/PushConnection.tsx';
import { findRoute } from '../../routes/rules/findRoute.ts';
import { useLogInRedirect } from '../../routes/view/useLogInRedirect.tsx';
import { useServices } from '../../services/Services.ts';
import { WaitingPunches } from '../../waiting-punches/view/WaitingPunches.tsx';
import { drawerWindowWidth } from '../rules/drawerWindowWidth.ts';
import { BottomTabs } from './BottomTabs.tsx';
import { NavigationPanel } from './NavigationPanel.tsx';
import { TopBar } from './TopBar.tsx';

/** Top bar, drawer and tabs around the pages of a signed-in person. */
export function ApplicationFrame({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const text = useText();
  const isPhone = useViewport() === 'phone';
  const { loader } = useServices();
  const { pathname } = useLocation();
  const isBoard = findRoute(loader.registry(), pathname)?.route.board === true;
  const hasDrawer = useMinWidth(drawerWindowWidth) && !isBoard;
  const { session } = useSessionControl();
  const toLogIn = useLogInRedirect();
  const [isMenuOpen, setIsMenuOpen] = useOpenHere();
  const [areNotificationsOpen, setAreNotificationsOpen] = useOpenHere();
  const areTabsReplaced = useTabsReplaced();
  const main = useRef<HTMLElement>(null);
  if (session.kind !== 'employee') return toLogIn;
  return (
    <div className={styles.window}>
      <Button look="primary" className={styles.skip} onClick={() => main.current?.focus()}>
        {text('shell.skip')}
      </Button>
      <PushConnection employeeId={session.employeeId} />
      <WaitingPunches employeeId={session.employeeId} />
      {!isPhone && <NavigationPanel form={hasDrawer ? 'drawer' : 'rail'} />}
      {!hasDrawer && (
        <Drawer
          bare
          position="start"
          title={text('shell.menu')}
          open={isMenuOpen}
          onClose={() => setIsMenuOpen(false)}
        >
          <NavigationPanel form="overlay" onChosen={() => setIsMenuOpen(false)} />
        </Drawer>
      )}
      <div className={styles.column}>
        <TopBar
          onMenu={hasDrawer ? undefined : () => setIsMenuOpen(true)}
          onNotifications={() => setAreNotificationsOpen(true)}
        />
        <main ref={main} tabIndex={-1} className={styles.main}>
          <ScrollArea>{children}</ScrollArea>
        </main>
        <PageFooter>
          <SlotOutlet name="bottomBar" />
          {isPhone && !areTabsReplaced && <BottomTabs onMore={() => setIsMenuOpen(true)} />}
        </PageFooter>
      </div>
      <NotificationDrawer
        open={areNotificationsOpen}
        onClose={() => setAreNotificationsOpen(false)}
      />
    </div>
  );
}

/** Whether something is open; navigation closes it. */
function useOpenHere() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== pathname) setOpenAt(null);
  return [openAt === pathname, (open: boolean) => setOpenAt(open ? pathname : null)] as const;
}

const useStyles = makeStyles({
  window: {
    display: 'flex',
    height: '100dvh',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  skip: {
    position: 'absolute',
    top: '8px',
    left: '8px',
    zIndex: 3,
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
  column: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minWidth: 0,
    [media.low]: { overflowY: 'auto', '& > *': { flexShrink: 0 } },
  },
  main: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    outlineOffset: '-2px',
    [media.phone]: { overscrollBehaviorY: 'contain' },
    [media.low]: { height: '100dvh', flexGrow: 0, overscrollBehaviorY: 'auto' },
  },
});
