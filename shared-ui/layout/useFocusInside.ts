import { useEffect, useRef, type RefObject } from 'react';

/**
 * While `open`, takes the focus that is lost when its element goes away (a dismissed row), so that
 * Escape and Tab go on from here. The element needs `tabIndex={-1}`.
 */
export function useFocusInside(open: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (open && document.activeElement === document.body) element.current?.focus();
  });
  return element;
}
