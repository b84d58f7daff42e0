import type { ComponentType } from 'react';
import { FailurePanel } from '../feedback/FailurePanel.tsx';
import { Loader } from '../feedback/Loader.tsx';
import { laterPart, type LaterWords } from './laterPart.tsx';

/**
 * A page whose code loads when it is opened. A missing file is retried once at once; after that,
 * only this page shows the failure, and retries in place.
 */
export function laterPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: { readonly words?: LaterWords } = {},
): ComponentType<Props> {
  return laterPart(() => load().catch(load), {
    ...options,
    coming: <Loader />,
    failed: (failure, retry) => <FailurePanel failure={failure} onRetry={retry} />,
  });
}
