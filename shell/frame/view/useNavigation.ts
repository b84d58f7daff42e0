import { heldAuthorities } from 'shared-contracts';
import { useLocation } from 'shared-ui';
import { useServices, useSessionControl } from '../../application/SessionContext.tsx';
import { remoteRoutes } from '../../routes/rules/findRoute.ts';
import { shellRoutes } from '../../routes/rules/shellRoutes.ts';
import { useText } from '../../messages/useText.ts';
import { navigationEntries } from '../rules/navigationEntries.ts';

/** What can be opened, and what is open. */
export function useNavigation() {
  const { loader } = useServices();
  const { session, features, locale } = useSessionControl();
  const { pathname } = useLocation();
  const text = useText();
  const registry = loader.registry();
  const open = remoteRoutes(registry).find(({ route }) => route.path === pathname)?.route;
  const isSettings = pathname === shellRoutes.Settings.path;
  const isAdminPage = pathname.startsWith(shellRoutes.Admin.path);
  // A page that was taken out since has no title here; it says itself what it was.
  const ownTitle = isSettings
    ? text('shell.settings')
    : isAdminPage
      ? text('shell.admin')
      : 'Punctual';
  return {
    entries: navigationEntries(registry, session, features),
    isAdmin: session.kind === 'employee' && heldAuthorities(session).has('DEV_ADMIN'),
    path: pathname,
    isClocking: open?.isClocking === true,
    title: open ? open.title[locale] : ownTitle,
  };
}
