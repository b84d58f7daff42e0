import { Navigate } from 'react-router-dom';
import { FailurePanel } from 'shared-ui';
import { useServices } from '../../services/Services.ts';
import { useSessionControl } from '../../services/SessionControl.ts';
import { useText } from '../../messages/useText.ts';
import { landingPath } from '../rules/pathOfRoute.ts';
import { publicRoutes, shellRoutes } from '../rules/shellRoutes.ts';

/**
 * Redirects to the session's landing page; unknown paths end here (spec §2). Explains if no page
 * may run, for example after a failed signature check.
 */
export function LandingRedirect() {
  const { session, features } = useSessionControl();
  const { loader } = useServices();
  const text = useText();
  const registry = loader.registry();
  const path = landingPath(session, features, registry);
  const isLeftOver = path === shellRoutes.Settings.path || path === publicRoutes.Unauthorized;
  if (isLeftOver && registry.remotes.length === 0) {
    return (
      <FailurePanel
        isAll
        title={text('shell.noPages')}
        failure={new Error(text('shell.noPages.why'))}
        retryAfter={0}
        onRetry={() => location.reload()}
      />
    );
  }
  return <Navigate to={path} replace />;
}
