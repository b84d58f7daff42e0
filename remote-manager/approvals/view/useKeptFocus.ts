import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the keyboard in a table whose rows go away: when the row that had the focus is gone from
 * the list, the one now in its place takes it.
 */
export function useKeptFocus(items: readonly { readonly key: string }[]) {
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<{ key: string; index: number } | null>(null);

  useEffect(() => {
    const last = focused.current;
    if (!last || items.some(({ key }) => key === last.key)) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const index = Math.min(last.index, items.length - 1);
    container.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)?.focus();
  });

  return {
    container,
    onFocus({ target }: FocusEvent): void {
      const index = Number(target.closest('tr')?.dataset['index'] ?? -1);
      const key = items[index]?.key;
      focused.current = key === undefined ? null : { key, index };
    },
  };
}
