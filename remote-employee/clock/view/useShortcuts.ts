import { useEffect, useEffectEvent } from 'react';

/** Shortcuts for the whole page, except in fields, on buttons and in dialogs. */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (!action || event.repeat || isModified(event) || isTaken(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function isModified({ ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || altKey || metaKey || shiftKey;
}

/** Fields take every key; buttons take the space bar. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (key === ' ' && target.closest('a, button, summary') !== null) return true;
  return target.closest(typing) !== null;
}

const typing =
  'input, select, textarea, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';
