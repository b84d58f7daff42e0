import { useEffect, useRef } from 'react';

/** Focuses the heading when its screen appears, so that screen readers announce it. */
export function useFocusOnShow<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.focus({ preventScroll: true }), []);
  return part;
}
