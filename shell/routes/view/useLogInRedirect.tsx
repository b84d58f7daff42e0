import { useState, type ReactElement, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionControl } from '../../services/SessionControl.ts';
import { type WantedPage, wantedPath } from '../rules/pathOfRoute.ts';
import { logInPath } from '../../session/rules/shellSession.ts';
import { publicRoutes } from '../rules/shellRoutes.ts';
import { LandingRedirect } from './LandingRedirect.tsx';

/**
 * The redirect to the log-in. After it, a visitor without a session gets the requested page; after
 * a log-out this does not apply, since the next person may be another.
 */
export function useLogInRedirect(): ReactElement {
  const { session } = useSessionControl();
  const { pathname, search } = useLocation();
  const [cameSignedOut] = useState(session.kind === 'none');
  const state = cameSignedOut ? ({ wanted: pathname + search } satisfies WantedPage) : null;
  return <Navigate to={logInPath(session)} replace state={state} />;
}

/**
 * A page for people who are not signed in; others are redirected to the page they wanted, and a
 * person who is refused to the page that says so.
 */
export function OnlyLoggedOut({ page }: { readonly page: ReactNode }) {
  const { session } = useSessionControl();
  const location = useLocation();
  const wanted = wantedPath(location.state);
  const first = logInPath(session);
  if (first !== publicRoutes.Login && first !== location.pathname) {
    const state = wanted === undefined ? null : ({ wanted } satisfies WantedPage);
    return <Navigate to={first} replace state={state} />;
  }
  if (session.kind !== 'employee') return page;
  return wanted === undefined ? <LandingRedirect /> : <Navigate to={wanted} replace />;
}
