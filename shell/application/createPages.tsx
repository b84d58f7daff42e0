import type { ReactNode } from 'react';
import type { RemoteRegistry } from 'shared-contracts';
import { laterPage, Navigate } from 'shared-ui';
import { LazyAdminArea } from '../admin/view/LazyAdminArea.tsx';
import { LoginPage } from '../log-in/LoginPage.tsx';
import { PasswordLoginPage } from '../log-in/PasswordLoginPage.tsx';
import { findRoute, remoteRoutes, type RemoteRoute } from '../routes/rules/findRoute.ts';
import { publicRoutes, shellRoutes } from '../routes/rules/shellRoutes.ts';
import { CurrentRemotePage } from '../remote-page/RemotePage.tsx';
import { LandingRedirect } from '../routes/view/LandingRedirect.tsx';
import { OnlyLoggedOut } from '../routes/view/useLogInRedirect.tsx';
import { RouteGuard } from '../routes/view/RouteGuard.tsx';

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
const NoticePage = laterPage(
  async () =>
    (await import(/* webpackChunkName: "notice" */ '../log-in/NoticePage.tsx')).NoticePage,
);

export interface PageOfPath {
  readonly element: ReactNode;
  /** Among bars and drawer; else alone. */
  readonly isFramed: boolean;
}

/**
 * Every page of the application, by path: the shell's own, and those that the registry names (spec
 * §2). Those of a later release are found when somebody goes there; any other path leads away.
 */
export function createPages(readRegistry: () => RemoteRegistry): (path: string) => PageOfPath {
  const pages = new Map<string, PageOfPath>([
    ...laterPages,
    ...remoteRoutes(readRegistry()).map(remotePage),
  ]);
  return (path) => {
    const page = path.startsWith(`${adminPath}/`) ? pages.get(adminPath) : pages.get(path);
    if (page) return page;
    const added = findRoute(readRegistry(), path);
    if (!added) return elsewhere;
    pages.set(...remotePage(added));
    return pages.get(path) ?? elsewhere;
  };
}

function remotePage(known: RemoteRoute): [string, PageOfPath] {
  const { path, chrome } = known.route;
  const element = <CurrentRemotePage key={path} known={known} />;
  return [path, { element, isFramed: chrome === 'application' }];
}

const adminPath = shellRoutes.Admin.path;

const elsewhere = bare(<LandingRedirect />);

const laterPages: readonly [string, PageOfPath][] = [
  ['/', bare(<Navigate to={publicRoutes.Login} replace />)],
  [publicRoutes.Login, bare(<OnlyLoggedOut page={<LoginPage />} />)],
  [publicRoutes.PasswordLogin, bare(<OnlyLoggedOut page={<PasswordLoginPage />} />)],
  [publicRoutes.NewPassword, bare(<OnlyLoggedOut page={<NewPasswordPage />} />)],
  [publicRoutes.LoggedOut, bare(<OnlyLoggedOut page={<NoticePage />} />)],
  [publicRoutes.Unauthorized, bare(<NoticePage />)],
  [
    shellRoutes.Settings.path,
    framed(
      <RouteGuard access={shellRoutes.Settings.access}>
        <SettingsPage />
      </RouteGuard>,
    ),
  ],
  [
    adminPath,
    framed(
      <RouteGuard access={shellRoutes.Admin.access}>
        <LazyAdminArea />
      </RouteGuard>,
    ),
  ],
];

function bare(element: ReactNode): PageOfPath {
  return { element, isFramed: false };
}

function framed(element: ReactNode): PageOfPath {
  return { element, isFramed: true };
}
