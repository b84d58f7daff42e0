import { useState, type ReactElement } from 'react';
import { Navigate, useLocation } from 'shared-ui';
import { useSessionControl } from '../../application/SessionContext.tsx';
import type { WantedPage } from '../rules/wantedPath.ts';

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
