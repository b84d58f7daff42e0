import { useAtom } from 'jotai';
import { laterPart } from '../later-part/laterPart.tsx';
import { menuRequestAtom } from './useMenu.ts';

const FloatingMenu = laterPart(async () => (await import('./FloatingMenu.tsx')).FloatingMenu, {
  onFailed: ({ onClose }) => onClose(),
});

/** The page's one menu, loaded when first opened. Render once, inside the router. */
export function MenuLayer() {
  const [request, setRequest] = useAtom(menuRequestAtom);
  if (!request) return null;
  return <FloatingMenu request={request} onClose={() => setRequest(null)} />;
}
