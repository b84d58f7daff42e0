import { useState } from 'react';
import { FailurePanel, UiLayers, useLocation } from 'shared-ui';
import { ApplicationFrame } from '../frame/view/ApplicationFrame.tsx';
import { SessionWatch } from '../log-in/SessionWatch.tsx';
import { PageBoundary } from '../remote-page/PageBoundary.tsx';
import { AfterStart } from '../service-worker/view/AfterStart.tsx';
import { useServices } from '../services/Services.ts';
import { createPages } from './createPages.tsx';

/** The page of the address, with what stands around it and floats over it. */
export function Pages() {
  const { loader, failures } = useServices();
  const { pathname } = useLocation();
  const [pageOf] = useState(() => createPages(() => loader.registry()));
  const { element, isFramed } = pageOf(pathname);
  return (
    <PageBoundary
      place={pathname}
      onFault={failures.report}
      failed={(fault) => (
        <FailurePanel isAll failure={fault} retryAfter={0} onRetry={() => location.reload()} />
      )}
    >
      <SessionWatch />
      {isFramed ? <ApplicationFrame>{element}</ApplicationFrame> : element}
      <UiLayers />
      <AfterStart />
    </PageBoundary>
  );
}
