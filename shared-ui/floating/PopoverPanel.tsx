import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { FloatingPanelProps } from './FloatingPanel.tsx';
import { laterPart } from '../later-part/laterPart.tsx';
import { Chip } from '../layout/Chip.tsx';

const FloatingPanel = laterPart(async () => (await import('./FloatingPanel.tsx')).FloatingPanel, {
  onFailed: ({ onClose }) => onClose(),
});

/** A small panel at its target while it is rendered; the focus goes in and returns to the target. */
export function PopoverPanel(props: FloatingPanelProps) {
  return <FloatingPanel {...props} />;
}

export interface PopoverChipProps {
  /** On the chip. */
  readonly label: ReactNode;
  readonly icon?: ReactElement;
  readonly selected?: boolean;
  /** Name of the panel, for screen readers. */
  readonly title: string;
  /** The panel's content; `close` closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A chip of a toolbar that opens a small panel, for dates and statuses. */
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
