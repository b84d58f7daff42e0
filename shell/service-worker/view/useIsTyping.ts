import { useSyncExternalStore } from 'react';

/** Whether the focus is in a field that holds something, which a reload would take away. */
export function useIsTyping(): boolean {
  return useSyncExternalStore(subscribe, isTyping);
}

function subscribe(listener: () => void): () => void {
  const events = ['focusin', 'focusout', 'input'] as const;
  for (const event of events) document.addEventListener(event, listener);
  return () => {
    for (const event of events) document.removeEventListener(event, listener);
  };
}

const typedInto =
  'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

function isTyping(): boolean {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && field.matches(typedInto) && field.value !== '';
}
