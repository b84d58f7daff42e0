import { useState } from 'react';
import { useServices } from '../../application/SessionContext.tsx';
import { findRoute, type RemoteRoute } from '../rules/findRoute.ts';
import { RemotePage } from './RemotePage.tsx';
import { RouteGuard } from './RouteGuard.tsx';

/** A page as the newest registry describes it when it is opened; `known` is what the router began with. */
export function CurrentRemotePage({ known }: { readonly known: RemoteRoute }) {
  const { loader } = useServices();
  const [{ remote, route }] = useState(
    () => findRoute(loader.registry(), known.route.path) ?? known,
  );
  return (
    <RouteGuard access={route.access}>
      <RemotePage key={`${remote} ${route.module}`} remote={remote} route={route} />
    </RouteGuard>
  );
}
