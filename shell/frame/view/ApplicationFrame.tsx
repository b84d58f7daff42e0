import { useState } from 'react';
import {
  Drawer,
  makeStyles,
  media,
  Outlet,
  PageFooter,
  ScrollArea,
  SlotOutlet,
  tokens,
  useTabsReplaced,
  useViewport,
} from 'shared-ui';
import { useSessionControl } from '../../application/SessionContext.tsx';
import { useText } from '../../messages/useText.ts';
import { NotificationDrawer } from '../../notifications/view/NotificationDrawer.tsx';
import { PushConnection } from '../../push/view/PushConnection.tsx';
import { useLogInRedirect } from '../../routes/view/useLogInRedirect.tsx';
import { BottomTabs } from './BottomTabs.tsx';
import { NavigationPanel } from './NavigationPanel.tsx';
import { TopBar } from './TopBar.tsx';

/** Top bar, drawer and tabs around the pages of somebody who is signed in. */
export function ApplicationFrame() {
  const styles = useStyles();
  const text = useText();
  const viewport = useViewport();
  const { session } = useSessionControl();
  const toLogIn = useLogInRedirect();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [areNotificationsOpen, setAreNotificationsOpen] = useState(false);
  const areTabsReplaced = useTabsReplaced();
  if (session.kind !== 'employee') return toLogIn;
  const isPhone = viewport === 'phone';
  return (
    <div className={styles.window}>
      <PushConnection employeeId={session.employeeId} />
      {!isPhone && <NavigationPanel form={viewport === 'desktop' ? 'drawer' : 'rail'} />}
      {viewport !== 'desktop' && (
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
          onMenu={viewport === 'desktop' ? undefined : () => setIsMenuOpen(true)}
          onNotifications={() => setAreNotificationsOpen(true)}
        />
        <main className={styles.main}>
          <ScrollArea>
            <Outlet />
          </ScrollArea>
        </main>
        <PageFooter>
          <SlotOutlet name="bottomBar" />
          {isPhone && !areTabsReplaced && <BottomTabs />}
        </PageFooter>
      </div>
      <NotificationDrawer
        open={areNotificationsOpen}
        onClose={() => setAreNotificationsOpen(false)}
      />
    </div>
  );
}

const useStyles = makeStyles({
  window: {
    display: 'flex',
    height: '100dvh',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  column: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  main: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    [media.phone]: { overscrollBehaviorY: 'contain' },
  },
});
