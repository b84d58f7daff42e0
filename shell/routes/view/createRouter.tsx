import type { RemoteRegistry } from 'shared-contracts';
import { createHashRouter, Navigate, Outlet, UiLayers, type RouteObject } from 'shared-ui';
import { LazyAdminArea } from '../../admin/view/LazyAdminArea.tsx';
import { ApplicationFrame } from '../../frame/view/ApplicationFrame.tsx';
import { LoggedOutPage } from '../../session/view/LoggedOutPage.tsx';
import { LoginPage } from '../../session/view/LoginPage.tsx';
import { PasswordLoginPage } from '../../session/view/PasswordLoginPage.tsx';
import { SessionWatch } from '../../session/view/SessionWatch.tsx';
import { UnauthorizedPage } from '../../session/view/UnauthorizedPage.tsx';
import { AfterStart } from '../../service-worker/view/AfterStart.tsx';
import { SettingsPage } from '../../settings/view/SettingsPage.tsx';
import { remoteRoutes, type RemoteRoute } from '../rules/findRoute.ts';
import { shellRoutes } from '../rules/shellRoutes.ts';
import { LandingRedirect } from './LandingRedirect.tsx';
import { OnlyLoggedOut } from './OnlyLoggedOut.tsx';
import { RemotePage } from './RemotePage.tsx';
import { RouteFailed } from './RouteFailed.tsx';
import { RouteGuard } from './RouteGuard.tsx';

/** Every route of the application: the shell's own, and those that the registry names (spec §2). */
export function createRouter(registry: RemoteRegistry) {
  const remote = remoteRoutes(registry);
  const bare = remote.filter(({ route }) => route.chrome === 'bare');
  const framed = remote.filter(({ route }) => route.chrome === 'application');
  return createHashRouter([
    {
      element: (
        <>
          <SessionWatch />
          <Outlet />
          <UiLayers />
          <AfterStart />
        </>
      ),
      errorElement: <RouteFailed />,
      children: [
        { path: '/', element: <Navigate to="/login" replace /> },
        { path: '/login', element: <OnlyLoggedOut page={<LoginPage />} /> },
        {
          path: '/login/password-login',
          element: <OnlyLoggedOut page={<PasswordLoginPage />} />,
        },
        { path: '/logged-out', element: <LoggedOutPage /> },
        { path: '/unauthorized', element: <UnauthorizedPage /> },
        ...bare.map(remoteRoute),
        {
          element: <ApplicationFrame />,
          children: [
            {
              path: shellRoutes.Settings.path,
              element: (
                <RouteGuard access={shellRoutes.Settings.access}>
                  <SettingsPage />
                </RouteGuard>
              ),
            },
            {
              path: `${shellRoutes.Admin.path}/*`,
              element: (
                <RouteGuard access={shellRoutes.Admin.access}>
                  <LazyAdminArea />
                </RouteGuard>
              ),
            },
            ...framed.map(remoteRoute),
          ],
        },
        { path: '*', element: <LandingRedirect /> },
      ],
    },
  ]);
}

function remoteRoute({ remote, route }: RemoteRoute): RouteObject {
  return {
    path: route.path,
    element: (
      <RouteGuard access={route.access}>
        <RemotePage key={`${remote} ${route.module}`} remote={remote} route={route} />
      </RouteGuard>
    ),
  };
}
