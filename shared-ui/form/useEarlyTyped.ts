import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { EarlyTyped } from 'shared-contracts';

/**
 * Takes over text typed into the painted form: fills name and password in the frame that removes
 * the painted form, so that no key is lost, then submits or sets the focus.
 */
export function useEarlyTyped(
  form: RefObject<HTMLFormElement | null>,
  fill: (typed: EarlyTyped) => void,
): void {
  const [typed, setTyped] = useState<EarlyTyped | undefined>(undefined);
  const fillNow = useEffectEvent(fill);
  useLayoutEffect(() => {
    const early = globalThis.punctualTyped?.();
    if (!early) return;
    fillNow(early);
    setTyped(early);
  }, []);
  useEffect(() => {
    if (typed?.isSubmitted) form.current?.requestSubmit();
    else if (typed?.focus) form.current?.querySelectorAll('input')[fields[typed.focus]]?.focus();
  }, [typed, form]);
}

/** Indices of the fields in the form. */
const fields = { name: 0, password: 1 } as const;
