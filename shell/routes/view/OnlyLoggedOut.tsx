import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'shared-ui';
import { useSessionControl } from '../../application/SessionContext.tsx';
import { wantedPath } from '../rules/wantedPath.ts';
import { LandingRedirect } from './LandingRedirect.tsx';

/** A page for people who are not signed in; others are led on to what they asked for. */
export function OnlyLoggedOut({ page }: { readonly page: ReactNode }) {
  const { session } = useSessionControl();
  const wanted = wantedPath(useLocation().state);
  if (session.kind !== 'employee') return page;
  return wanted === undefined ? <LandingRedirect /> : <Navigate to={wanted} replace />;
}
