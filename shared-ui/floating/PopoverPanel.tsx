import { lazy, Suspense } from 'react';
import type { FloatingPanelProps } from './FloatingPanel.tsx';

const FloatingPanel = lazy(async () => ({
  default: (await import('./FloatingPanel.tsx')).FloatingPanel,
}));

/** A small panel at its target while it is rendered; the focus goes in and returns to the target. */
export function PopoverPanel(props: FloatingPanelProps) {
  return (
    <Suspense fallback={null}>
      <FloatingPanel {...props} />
    </Suspense>
  );
}
