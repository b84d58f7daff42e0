import { atom, useSetAtom } from 'jotai';
import { useEffect, type RefObject } from 'react';

/** What messages leave free. */
export const keptFreeAtom = atom<ReadonlySet<HTMLElement>>(new Set<HTMLElement>());

/** Messages never lie over the element: the foot of a page or window, or what the page is there for. */
export function useBottomInset(ref: RefObject<HTMLElement | null>): void {
  const setKeptFree = useSetAtom(keptFreeAtom);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    setKeptFree((all) => new Set(all).add(element));
    return () => setKeptFree((all) => new Set([...all].filter((each) => each !== element)));
  }, [ref, setKeptFree]);
}
