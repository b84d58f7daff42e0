import type { RemoteRegistry } from 'shared-contracts';
import { createApplicationRouter, Navigate, Outlet, UiLayers, type RouteObject } from 'shared-ui';
import { LazyAdminArea } from '../../admin/view/LazyAdminArea.tsx';
import { ApplicationFrame } from '../../frame/view/ApplicationFrame.tsx';
import { LoggedOutPage } from '../../session/view/LoggedOutPage.tsx';
import { LoginPage } from '../../session/view/LoginPage.tsx';
import { LazyNewPasswordPage } from '../../session/view/LazyNewPasswordPage.tsx';
import { PasswordLoginPage } from '../../session/view/PasswordLoginPage.tsx';
import { SessionWatch } from '../../session/view/SessionWatch.tsx';
import { UnauthorizedPage } from '../../session/view/UnauthorizedPage.tsx';
import { AfterStart } from '../../service-worker/view/AfterStart.tsx';
import { LazySettingsPage } from '../../settings/view/LazySettingsPage.tsx';
import { findRoute, remoteRoutes, type RemoteRoute } from '../rules/findRoute.ts';
import { publicRoutes, shellRoutes } from '../rules/shellRoutes.ts';
import { CurrentRemotePage } from './CurrentRemotePage.tsx';
import { LandingRedirect } from './LandingRedirect.tsx';
import { OnlyLoggedOut } from './OnlyLoggedOut.tsx';
import { RouteFailed } from './RouteFailed.tsx';
import { RouteGuard } from './RouteGuard.tsx';

/**
 * Every route of the application: the shell's own, and those that the registry names (spec §2). Those
 * of a later release are added when somebody goes there.
 */
export function createRouter(readRegistry: () => RemoteRegistry) {
  const remote = remoteRoutes(readRegistry());
  const bare = remote.filter(({ route }) => route.chrome === 'bare');
  const framed = remote.filter(({ route }) => route.chrome === 'application');
  const routes: RouteObject[] = [
    {
      id: placeFor.bare,
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
        { path: '/', element: <Navigate to={publicRoutes.Login} replace /> },
        { path: publicRoutes.Login, element: <OnlyLoggedOut page={<LoginPage />} /> },
        {
          path: publicRoutes.PasswordLogin,
          element: <OnlyLoggedOut page={<PasswordLoginPage />} />,
        },
        {
          path: publicRoutes.NewPassword,
          element: <OnlyLoggedOut page={<LazyNewPasswordPage />} />,
        },
        { path: publicRoutes.LoggedOut, element: <LoggedOutPage /> },
        { path: publicRoutes.Unauthorized, element: <UnauthorizedPage /> },
        ...bare.map(remoteRoute),
        {
          id: placeFor.application,
          element: <ApplicationFrame />,
          children: [
            {
              path: shellRoutes.Settings.path,
              element: (
                <RouteGuard access={shellRoutes.Settings.access}>
                  <LazySettingsPage />
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
  ];
  const known = new Set(remote.map(({ route }) => route.path));
  return createApplicationRouter(routes, {
    patchRoutesOnNavigation({ path, patch }) {
      const added = findRoute(readRegistry(), path);
      if (!added || known.has(path)) return;
      known.add(path);
      patch(placeFor[added.route.chrome], [remoteRoute(added)]);
    },
  });
}

/** Ids of the routes under which those of remotes stand. */
const placeFor = { bare: 'page', application: 'frame' } as const;

function remoteRoute(known: RemoteRoute): RouteObject {
  const { path } = known.route;
  return { path, element: <CurrentRemotePage key={path} known={known} /> };
}
