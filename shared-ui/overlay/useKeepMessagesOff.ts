import { atom, useSetAtom } from 'jotai';
import { useEffect, type RefObject } from 'react';

/** Elements that messages must not cover. */
export const keptFreeAtom = atom<ReadonlySet<HTMLElement>>(new Set<HTMLElement>());

/** Keeps messages off the element: the bottom of a page or dialog, or the page's main control. */
export function useKeepMessagesOff(ref: RefObject<HTMLElement | null>): void {
  const setKeptFree = useSetAtom(keptFreeAtom);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    setKeptFree((all) => new Set(all).add(element));
    return () => setKeptFree((all) => new Set([...all].filter((each) => each !== element)));
  }, [ref, setKeptFree]);
}
