import { useReducer, useState } from 'react';
import { FailurePanel, UiLayers, useLocation } from 'shared-ui';
import { ApplicationFrame } from '../frame/view/ApplicationFrame.tsx';
import { SessionWatch } from '../log-in/SessionWatch.tsx';
import { PageBoundary } from '../remote-page/PageBoundary.tsx';
import { AfterStart } from '../service-worker/view/AfterStart.tsx';
import { useServices } from '../services/Services.ts';
import { createPages } from './createPages.tsx';

/**
 * The page of the address, with what stands around it and floats over it. A page that fails leaves
 * the ways to others.
 */
export function Pages() {
  const { loader, failures } = useServices();
  const { pathname } = useLocation();
  const [pageOf] = useState(() => createPages(() => loader.registry()));
  const { element, isFramed } = pageOf(pathname);
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  const page = (
    <PageBoundary
      place={`${pathname} ${attempt}`}
      onFault={failures.report}
      failed={(fault) => <FailurePanel failure={fault} retryAfter={0} onRetry={tryAgain} />}
    >
      {element}
    </PageBoundary>
  );
  return (
    <PageBoundary
      place={pathname}
      onFault={failures.report}
      failed={(fault) => (
        <FailurePanel isAll failure={fault} retryAfter={0} onRetry={() => location.reload()} />
      )}
    >
      <SessionWatch />
      {isFramed ? <ApplicationFrame>{page}</ApplicationFrame> : page}
      <UiLayers />
      <AfterStart />
    </PageBoundary>
  );
}
