import { useSetAtom, atom } from 'jotai';
import { useCallback, type ReactElement } from 'react';

/** Opens the page's one menu at an element: `openMenu(event.currentTarget, actions)`. */
export function useMenu(): (target: HTMLElement, actions: readonly MenuAction[]) => void {
  const setRequest = useSetAtom(menuRequestAtom);
  return useCallback((target, actions) => setRequest({ target, actions }), [setRequest]);
}

export interface MenuAction {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactElement;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** The current choice, for a menu that chooses. */
  readonly checked?: boolean;
  readonly onSelect: () => void;
}

export interface MenuRequest {
  /** The button it opens at, which gets the focus back. */
  readonly target: HTMLElement;
  readonly actions: readonly MenuAction[];
}

export const menuRequestAtom = atom<MenuRequest | null>(null);
