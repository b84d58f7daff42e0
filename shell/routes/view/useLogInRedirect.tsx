import { useState, type ReactElement, type ReactNode } from 'react';
import { Navigate, useLocation } from 'shared-ui';
import { useSessionControl } from '../../services/SessionControl.ts';
import { type WantedPage, wantedPath } from '../rules/pathOfRoute.ts';
import { LandingRedirect } from './LandingRedirect.tsx';

/**
 * What leads to the log-in. Who came without a session gets the page that was asked for after it;
 * who logged out there does not, since the next person may be another.
 */
export function useLogInRedirect(): ReactElement {
  const { session } = useSessionControl();
  const { pathname, search } = useLocation();
  const [cameSignedOut] = useState(session.kind === 'none');
  const state = cameSignedOut ? ({ wanted: pathname + search } satisfies WantedPage) : null;
  return <Navigate to="/login" replace state={state} />;
}

/** A page for people who are not signed in; others are led on to what they asked for. */
export function OnlyLoggedOut({ page }: { readonly page: ReactNode }) {
  const { session } = useSessionControl();
  const wanted = wantedPath(useLocation().state);
  if (session.kind !== 'employee') return page;
  return wanted === undefined ? <LandingRedirect /> : <Navigate to={wanted} replace />;
}
