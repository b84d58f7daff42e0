import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { heldAuthorities } from 'shared-contracts';
import { useBusEvent } from 'shared-ui';
import { useServices } from '../../services/Services.ts';
import { useSessionControl } from '../../services/SessionControl.ts';
import { findRoute } from '../../routes/rules/findRoute.ts';
import { shellRoutes } from '../../routes/rules/shellRoutes.ts';
import { useText } from '../../messages/useText.ts';
import { navigationEntries } from '../../routes/rules/navigationEntries.ts';

/** The pages that can be opened, and the open one: a retired page stays until it is left. */
export function useNavigation() {
  const { loader } = useServices();
  const { session, features, locale } = useSessionControl();
  const { pathname } = useLocation();
  const text = useText();
  const registry = loader.registry();
  const [, setNewest] = useState(registry);
  useBusEvent('releases-changed', () => void loader.refresh().then(setNewest));
  const released = findRoute(registry, pathname)?.route;
  const [opened, setOpened] = useState({ pathname, route: released });
  if (opened.pathname !== pathname) setOpened({ pathname, route: released });
  const open = released ?? opened.route;
  const isSettings = pathname === shellRoutes.Settings.path;
  const isAdminPage = pathname.startsWith(shellRoutes.Admin.path);
  const ownTitle = isSettings
    ? text('shell.settings')
    : isAdminPage
      ? text('shell.admin')
      : 'Punctual';
  return {
    entries: navigationEntries(registry, session, features, released ? undefined : open),
    isAdmin: session.kind === 'employee' && heldAuthorities(session).has('DEV_ADMIN'),
    isClocking: open?.isClocking === true,
    title: open ? open.title[locale] : ownTitle,
  };
}
