import type { ReactNode } from 'react';
import { SlotContent } from './slots.tsx';

export interface PageHeaderProps {
  /** Next to the title in the top bar, for example the date. */
  readonly text?: ReactNode;
  /** At the right of the top bar, left of the bell. */
  readonly extra?: ReactNode;
}

/** A page's additions to the shell's top bar; the title itself comes from the route. */
export function PageHeader({ text, extra }: PageHeaderProps) {
  return (
    <>
      {text && <SlotContent name="headerText">{text}</SlotContent>}
      {extra && <SlotContent name="headerExtra">{extra}</SlotContent>}
    </>
  );
}
