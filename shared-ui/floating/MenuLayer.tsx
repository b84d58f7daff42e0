import { useAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { menuRequestAtom } from './useMenu.ts';

const FloatingMenu = lazy(async () => ({
  default: (await import('./FloatingMenu.tsx')).FloatingMenu,
}));

/** The one menu of the page, fetched when it is first opened; once, inside the router. */
export function MenuLayer() {
  const [request, setRequest] = useAtom(menuRequestAtom);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <FloatingMenu request={request} onClose={() => setRequest(null)} />
    </Suspense>
  );
}
