import { Navigate } from 'shared-ui';
import { useServices, useSessionControl } from '../../application/SessionContext.tsx';
import { landingPath } from '../rules/pathOfRoute.ts';

/** Leads to where the session starts; unknown paths end here (spec §2). */
export function LandingRedirect() {
  const { session, features } = useSessionControl();
  const { loader } = useServices();
  return <Navigate to={landingPath(session, features, loader.registry())} replace />;
}
