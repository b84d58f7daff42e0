import { useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { FailurePanel, UiLayers } from 'shared-ui';
import { SessionWatch } from '../log-in/SessionWatch.tsx';
import { PageBoundary } from '../remote-page/PageBoundary.tsx';
import { AfterStart } from '../service-worker/view/AfterStart.tsx';
import { useServices } from '../services/Services.ts';
import { createRoutes } from './createRoutes.tsx';

/** The page of the route, its frame, and overlays. */
export function Pages() {
  const { loader, failures } = useServices();
  const { pathname } = useLocation();
  const [routes] = useState(() => createRoutes(() => loader.registry()));
  const page = useRoutes(routes());
  return (
    <PageBoundary
      place={pathname}
      onFault={failures.report}
      failed={(fault) => (
        <FailurePanel isAll failure={fault} retryAfter={0} onRetry={() => location.reload()} />
      )}
    >
      <SessionWatch />
      {page}
      <UiLayers />
      <AfterStart />
    </PageBoundary>
  );
}
