import { useEffect, useRef } from 'react';

/** Puts the focus on a heading as its screen appears, so that a screen reader says where one is. */
export function useFocusOnShow<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => part.current?.focus({ preventScroll: true }), []);
  return part;
}
