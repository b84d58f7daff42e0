import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Places of the shell that a page may fill. */
export type SlotName = 'headerText' | 'headerExtra' | 'bottomBar';

const slotsAtom = atom<Readonly<Partial<Record<SlotName, HTMLElement>>>>({});

const tabsReplacedAtom = atom(0);

/** For the shell: the place where a page's content of that name appears. */
export function SlotOutlet({ name, className }: { name: SlotName; className?: string }) {
  const setSlots = useSetAtom(slotsAtom);
  return (
    <div
      className={className}
      ref={(element) => {
        if (element) setSlots((slots) => ({ ...slots, [name]: element }));
        return () => setSlots(({ [name]: _gone, ...rest }) => rest);
      }}
    />
  );
}

/** For the shell: whether the page's bottom bar takes the place of the tabs on phones. */
export function useTabsReplaced(): boolean {
  return useAtomValue(tabsReplacedAtom) > 0;
}

/** Puts content into a place of the shell; nothing where the shell has no such place. */
export function SlotContent({ name, children }: { name: SlotName; children: ReactNode }) {
  const slot = useAtomValue(slotsAtom)[name];
  return slot ? createPortal(children, slot) : null;
}

/** Hides the tabs while mounted, from the first paint on. */
export function useReplaceTabs(replace: boolean): void {
  const setReplaced = useSetAtom(tabsReplacedAtom);
  useLayoutEffect(() => {
    if (!replace) return undefined;
    setReplaced((count) => count + 1);
    return () => setReplaced((count) => count - 1);
  }, [replace, setReplaced]);
}
