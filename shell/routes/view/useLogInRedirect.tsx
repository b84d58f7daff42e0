import { useState, type ReactElement, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSessionControl } from '../../services/SessionControl.ts';
import { type WantedPage, wantedPath } from '../rules/pathOfRoute.ts';
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
  return <Navigate to="/login" replace state={state} />;
}

/** A page for people who are not signed in; others are redirected to the page they wanted. */
export function OnlyLoggedOut({ page }: { readonly page: ReactNode }) {
  const { session } = useSessionControl();
  const wanted = wantedPath(useLocation().state);
  if (session.kind !== 'employee') return page;
  return wanted === undefined ? <LandingRedirect /> : <Navigate to={wanted} replace />;
}
