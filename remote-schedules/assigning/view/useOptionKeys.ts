import { useId, useRef, useState, type KeyboardEvent } from 'react';

/**
 * Arrow keys and Enter in a list of choices and in the field above it. `isFound`: the choices match
 * what is typed.
 */
export function useOptionKeys<Choice>(
  choices: readonly Choice[],
  isFound: boolean,
  onChoose: (choice: Choice) => void,
) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const optionId = (index: number) => `${id}-${index}`;

  /** Moves from the field into the list; Enter there selects the first match. */
  function leaveField(event: KeyboardEvent<HTMLInputElement>): void {
    const [first] = choices;
    if (event.key === 'ArrowDown' && first) {
      event.preventDefault();
      list.current?.focus();
      setActive(0);
    } else if (event.key === 'Enter' && first && isFound) {
      event.preventDefault();
      onChoose(first);
    }
  }

  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    const last = choices.length - 1;
    const from = active ?? -1;
    const target = {
      ArrowDown: Math.min(last, from + 1),
      ArrowUp: Math.max(0, from - 1),
      Home: 0,
      End: last,
    }[event.key];
    const choice = choices[active ?? 0];
    if (target !== undefined && last >= 0) {
      setActive(target);
      document.getElementById(optionId(target))?.scrollIntoView?.({ block: 'nearest' });
    } else if ((event.key === 'Enter' || event.key === ' ') && choice) onChoose(choice);
    else return;
    event.preventDefault();
  }

  return { list, active, optionId, setActive, leaveField, walk };
}
