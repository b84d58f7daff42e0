import { useAtom } from 'jotai';
import { laterDialog } from '../later-part/laterPart.tsx';
import { menuRequestAtom } from './useMenu.ts';

const FloatingMenu = laterDialog(async () => (await import('./FloatingMenu.tsx')).FloatingMenu);

/** The page's one menu, loaded when first opened. Render once, inside the router. */
export function MenuLayer() {
  const [request, setRequest] = useAtom(menuRequestAtom);
  if (!request) return null;
  return <FloatingMenu request={request} onClose={() => setRequest(null)} />;
}
