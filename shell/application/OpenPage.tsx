import { useReducer } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { FailurePanel } from 'shared-ui';
import { ApplicationFrame } from '../frame/view/ApplicationFrame.tsx';
import { PageBoundary } from '../remote-page/PageBoundary.tsx';
import { useServices } from '../services/Services.ts';

/** The page of the route without frame; can be retried after a failure. */
export function OpenPage() {
  const { failures } = useServices();
  const { pathname } = useLocation();
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <PageBoundary
      place={`${pathname} ${attempt}`}
      onFault={failures.report}
      failed={(fault) => <FailurePanel failure={fault} retryAfter={0} onRetry={tryAgain} />}
    >
      <Outlet />
    </PageBoundary>
  );
}

/** The page inside the frame: if it fails, navigation still works. */
export function FramedPage() {
  return (
    <ApplicationFrame>
      <OpenPage />
    </ApplicationFrame>
  );
}
