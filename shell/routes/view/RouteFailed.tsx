import { useEffect } from 'react';
import { FailurePanel, useRouteError } from 'shared-ui';
import { useServices } from '../../application/SessionContext.tsx';

/** When a page of the shell itself fails. */
export function RouteFailed() {
  const fault = useRouteError();
  const { failures } = useServices();
  useEffect(() => {
    failures.report(fault instanceof Error ? (fault.stack ?? fault.message) : 'A route failed.');
  }, [failures, fault]);
  return <FailurePanel failure={fault} retryAfter={0} onRetry={() => location.reload()} />;
}
