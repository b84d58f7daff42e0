import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Slots of the shell that a page can fill. */
export type SlotName = 'headerText' | 'headerExtra' | 'bottomBar';

/** They exist before the shell mounts them, so that a page fills them in its first render. */
const slotsAtom = atom<Readonly<Record<SlotName, HTMLElement>>>(() => ({
  headerText: createSlot(),
  headerExtra: createSlot(),
  bottomBar: createSlot(),
}));

function createSlot(): HTMLElement {
  const slot = document.createElement('div');
  slot.style.display = 'contents';
  return slot;
}

const tabsReplacedAtom = atom(0);

/** For the shell: renders the page's content for that slot. */
export function SlotOutlet({ name, className }: { name: SlotName; className?: string }) {
  const slot = useAtomValue(slotsAtom)[name];
  const attach = useCallback(
    (element: HTMLElement | null) => {
      element?.append(slot);
      return () => slot.remove();
    },
    [slot],
  );
  return <div className={className} ref={attach} />;
}

/** For the shell: whether the page's bottom bar replaces the tabs on phones. */
export function useTabsReplaced(): boolean {
  return useAtomValue(tabsReplacedAtom) > 0;
}

/** Renders content into a slot of the shell; invisible if the shell does not show that slot. */
export function SlotContent({ name, children }: { name: SlotName; children: ReactNode }) {
  return createPortal(children, useAtomValue(slotsAtom)[name]);
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
