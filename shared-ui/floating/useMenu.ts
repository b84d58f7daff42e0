import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { menuRequestAtom, type MenuAction } from './menuRequest.ts';

/** Opens the page's one menu at an element: `openMenu(event.currentTarget, actions)`. */
export function useMenu(): (target: HTMLElement, actions: readonly MenuAction[]) => void {
  const setRequest = useSetAtom(menuRequestAtom);
  return useCallback((target, actions) => setRequest({ target, actions }), [setRequest]);
}
