import { atom, useSetAtom } from 'jotai';
import { useEffect, useId, type RefObject } from 'react';

const insetsAtom = atom<ReadonlyMap<string, number>>(new Map());

/** Pixels at the foot of the window that messages leave free. */
export const bottomInsetAtom = atom((get) => Math.max(0, ...get(insetsAtom).values()));

/** As near to the window's foot as messages reach, a dialog's buttons would lie below them. */
const reachOfMessages = 160;

/** Messages stand above the element, if it lies at the foot of the window. */
export function useBottomInset(ref: RefObject<HTMLElement | null>): void {
  const id = useId();
  const setInsets = useSetAtom(insetsAtom);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { top, bottom } = element.getBoundingClientRect();
      const isAtFoot = window.innerHeight - bottom < reachOfMessages;
      setInsets((insets) =>
        new Map(insets).set(id, isAtFoot ? Math.max(0, window.innerHeight - top) : 0),
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A dialog in the middle of the window grows in both directions.
    if (element.parentElement) observer.observe(element.parentElement);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      setInsets((insets) => new Map([...insets].filter(([key]) => key !== id)));
    };
  }, [ref, id, setInsets]);
}
