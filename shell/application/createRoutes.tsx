import { Navigate, type RouteObject } from 'react-router-dom';
import type { RemoteRegistry } from 'shared-contracts';
import { laterPage } from 'shared-ui';
import { LoginPage } from '../log-in/LoginPage.tsx';
import { PasswordLoginPage } from '../log-in/PasswordLoginPage.tsx';
import { remoteRoutes, type RemoteRoute } from '../routes/rules/findRoute.ts';
import { publicRoutes, shellRoutes } from '../routes/rules/shellRoutes.ts';
import { CurrentRemotePage } from '../remote-page/RemotePage.tsx';
import { LandingRedirect } from '../routes/view/LandingRedirect.tsx';
import { OnlyLoggedOut } from '../routes/view/useLogInRedirect.tsx';
import { RouteGuard } from '../routes/view/RouteGuard.tsx';
import { FramedPage, OpenPage } from './OpenPage.tsx';

const SettingsPage = laterPage(
  async () =>
    (await import(/* webpackChunkName: "settings" */ '../settings/view/SettingsPage.tsx'))
      .SettingsPage,
);
const NewPasswordPage = laterPage(
  async () =>
    (await import(/* webpackChunkName: "new-password" */ '../log-in/NewPasswordPage.tsx'))
      .NewPasswordPage,
);
const WelcomePage = laterPage(
  async () =>
    (await import(/* webpackChunkName: "welcome" */ '../welcome/view/WelcomePage.tsx')).WelcomePage,
  {
    words: {
      en: () => import(/* webpackChunkName: "welcome-en" */ '../welcome/messages/en.ts'),
      de: () => import(/* webpackChunkName: "welcome-de" */ '../welcome/messages/de.ts'),
      es: () => import(/* webpackChunkName: "welcome-es" */ '../welcome/messages/es.ts'),
      th: () => import(/* webpackChunkName: "welcome-th" */ '../welcome/messages/th.ts'),
    },
  },
);
const forgottenPasswordWords = {
  en: () => import(/* webpackChunkName: "forgotten-en" */ '../forgotten-password/messages/en.ts'),
  de: () => import(/* webpackChunkName: "forgotten-de" */ '../forgotten-password/messages/de.ts'),
  es: () => import(/* webpackChunkName: "forgotten-es" */ '../forgotten-password/messages/es.ts'),
  th: () => import(/* webpackChunkName: "forgotten-th" */ '../forgotten-password/messages/th.ts'),
};
const ForgottenPasswordPage = laterPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "forgotten-password" */ '../forgotten-password/view/ForgottenPasswordPage.tsx'
      )
    ).ForgottenPasswordPage,
  { words: forgottenPasswordWords },
);
const ChoosePasswordPage = laterPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "choose-password" */ '../forgotten-password/view/ChoosePasswordPage.tsx'
      )
    ).ChoosePasswordPage,
  { words: forgottenPasswordWords },
);
const NoticePage = laterPage(
  async () =>
    (await import(/* webpackChunkName: "notice" */ '../log-in/NoticePage.tsx')).NoticePage,
);

const AdminArea = laterPage(
  async () =>
    (await import(/* webpackChunkName: "admin" */ '../admin/view/AdminArea.tsx')).AdminArea,
  {
    words: {
      en: () => import(/* webpackChunkName: "admin-en" */ '../admin/messages/en.ts'),
      de: () => import(/* webpackChunkName: "admin-de" */ '../admin/messages/de.ts'),
      es: () => import(/* webpackChunkName: "admin-es" */ '../admin/messages/es.ts'),
      th: () => import(/* webpackChunkName: "admin-th" */ '../admin/messages/th.ts'),
    },
  },
);

/**
 * The application's routes: the shell's own, and those of the registry with everything below them
 * (spec §2). Routes of a later release are added when requested; removed routes stay until the
 * person leaves them. Any other path redirects.
 */
export function createRoutes(readRegistry: () => RemoteRegistry): () => RouteObject[] {
  const known = new Map<string, RemoteRoute>();
  let routes = routesWith([]);
  return () => {
    const added = remoteRoutes(readRegistry()).filter(({ route }) => !known.has(route.path));
    if (added.length > 0) {
      for (const each of added) known.set(each.route.path, each);
      routes = routesWith([...known.values()]);
    }
    return routes;
  };
}

function routesWith(remotes: readonly RemoteRoute[]): RouteObject[] {
  const pagesIn = (chrome: RemoteRoute['route']['chrome']) =>
    remotes.filter(({ route }) => route.chrome === chrome).map(remotePage);
  return [
    {
      element: <FramedPage />,
      children: [...framedPages, ...pagesIn('application')],
    },
    {
      element: <OpenPage />,
      children: [...barePages, ...pagesIn('bare'), { path: '*', element: <LandingRedirect /> }],
    },
  ];
}

function remotePage(known: RemoteRoute): RouteObject {
  const { path } = known.route;
  const element = <CurrentRemotePage key={path} known={known} />;
  return { path: `${path}/*`, caseSensitive: true, element };
}

const barePages: readonly RouteObject[] = [
  { path: '/', element: <Navigate to={publicRoutes.Login} replace /> },
  { path: publicRoutes.Login, element: <OnlyLoggedOut page={<LoginPage />} /> },
  { path: publicRoutes.PasswordLogin, element: <OnlyLoggedOut page={<PasswordLoginPage />} /> },
  {
    path: publicRoutes.ForgottenPassword,
    element: <OnlyLoggedOut page={<ForgottenPasswordPage />} />,
  },
  { path: publicRoutes.ChoosePassword, element: <ChoosePasswordPage /> },
  { path: publicRoutes.NewPassword, element: <OnlyLoggedOut page={<NewPasswordPage />} /> },
  { path: publicRoutes.Welcome, element: <OnlyLoggedOut page={<WelcomePage />} /> },
  { path: publicRoutes.LoggedOut, element: <OnlyLoggedOut page={<NoticePage />} /> },
  { path: publicRoutes.Unauthorized, element: <NoticePage /> },
];

const framedPages: readonly RouteObject[] = [
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
        <AdminArea />
      </RouteGuard>
    ),
  },
];
