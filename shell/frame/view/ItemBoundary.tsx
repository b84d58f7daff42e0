import type { ReactNode } from 'react';
import { PageBoundary } from '../../remote-page/PageBoundary.tsx';
import { useServices } from '../../services/Services.ts';

/** A navigation item that throws is dropped; the others stay. */
export function ItemBoundary({ children }: { readonly children: ReactNode }) {
  const { failures } = useServices();
  return (
    <PageBoundary onFault={failures.report} failed={() => null}>
      {children}
    </PageBoundary>
  );
}
