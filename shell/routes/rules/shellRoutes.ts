import { invitationPath, passwordLinkPath, type RouteAccess } from 'shared-contracts';
import type { PlacedRoute } from 'shared-contracts/registry/ownRoutes.ts';

const administrators = { session: 'employee', anyAuthority: ['DEV_ADMIN'] } as const;

/** The shell's own routes that need a session, by their names in the spec (spec §2). */
export const shellRoutes = {
  Settings: { path: '/settings', access: { session: 'employee' } },
  Admin: { path: '/admin', access: administrators },
} as const satisfies Record<string, { path: string; access: RouteAccess }>;

/** The shell's routes that need no session. */
export const publicRoutes = {
  Login: '/login',
  PasswordLogin: '/login/password-login',
  ForgottenPassword: '/login/forgotten-password',
  ChoosePassword: passwordLinkPath,
  NewPassword: '/new-password',
  Welcome: invitationPath,
  LoggedOut: '/logged-out',
  Unauthorized: '/unauthorized',
} as const;

/** All routes that no remote may take. */
export const takenByShell: readonly PlacedRoute[] = [
  ...Object.entries(publicRoutes).map(([name, path]) => ({ name, path })),
  { name: 'Settings', path: shellRoutes.Settings.path },
  { name: 'Admin', path: `${shellRoutes.Admin.path}/*` },
];
