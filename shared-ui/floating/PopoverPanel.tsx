import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { laterDialog } from '../later-part/laterPart.tsx';
import { Chip } from '../layout/Chip.tsx';

/** A small panel at its target while mounted; the focus moves in and returns to the target. */
export const PopoverPanel = laterDialog(
  async () => (await import('./FloatingPanel.tsx')).FloatingPanel,
);

export interface PopoverChipProps {
  /** The chip's label. */
  readonly label: ReactNode;
  readonly icon?: ReactElement;
  readonly selected?: boolean;
  /** The panel's accessible name. */
  readonly title: string;
  /** The panel's content; `close` closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A toolbar chip that opens a small panel, for dates and statuses. */
export function PopoverChip({ label, icon, selected = false, title, children }: PopoverChipProps) {
  const [open, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Chip
        ref={chip}
        opens
        selected={selected}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        {...(icon ? { icon } : {})}
      >
        {label}
      </Chip>
      {open && chip.current && (
        <PopoverPanel target={chip.current} title={title} onClose={() => setOpen(false)}>
          {children(() => setOpen(false))}
        </PopoverPanel>
      )}
    </>
  );
}
