import { lazy, Suspense, useEffect } from 'react';
import type { RemoteRegistry } from 'shared-contracts';
import {
  createApplicationRouter,
  Loader,
  Navigate,
  Outlet,
  UiLayers,
  type RouteObject,
  FailurePanel,
  useRouteError,
} from 'shared-ui';
import { LazyAdminArea } from '../admin/view/LazyAdminArea.tsx';
import { ApplicationFrame } from '../frame/view/ApplicationFrame.tsx';
import { LoggedOutPage, UnauthorizedPage } from '../log-in/NoticePage.tsx';
import { LoginPage } from '../log-in/LoginPage.tsx';
import { PasswordLoginPage } from '../log-in/PasswordLoginPage.tsx';
import { SessionWatch } from '../log-in/SessionWatch.tsx';
import { AfterStart } from '../service-worker/view/AfterStart.tsx';
import { findRoute, remoteRoutes, type RemoteRoute } from '../routes/rules/findRoute.ts';
import { publicRoutes, shellRoutes } from '../routes/rules/shellRoutes.ts';
import { CurrentRemotePage } from '../remote-page/RemotePage.tsx';
import { LandingRedirect } from '../routes/view/LandingRedirect.tsx';
import { OnlyLoggedOut } from '../routes/view/useLogInRedirect.tsx';
import { RouteGuard } from '../routes/view/RouteGuard.tsx';
import { useServices } from '../services/Services.ts';

const SettingsPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "settings" */ '../settings/view/SettingsPage.tsx'))
    .SettingsPage,
}));
const NewPasswordPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "new-password" */ '../log-in/NewPasswordPage.tsx'))
    .NewPasswordPage,
}));

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
          element: (
            <Suspense fallback={<Loader />}>
              <OnlyLoggedOut page={<NewPasswordPage />} />
            </Suspense>
          ),
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
                  <Suspense fallback={<Loader />}>
                    <SettingsPage />
                  </Suspense>
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

/** When a page of the shell itself fails. */
function RouteFailed() {
  const fault = useRouteError();
  const { failures } = useServices();
  useEffect(() => {
    failures.report(fault instanceof Error ? (fault.stack ?? fault.message) : 'A route failed.');
  }, [failures, fault]);
  return <FailurePanel failure={fault} retryAfter={0} onRetry={() => location.reload()} />;
}
