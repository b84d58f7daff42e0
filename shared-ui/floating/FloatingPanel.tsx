import { makeStyles, Popover, PopoverSurface, tokens } from '@fluentui/react-components';
import { useEffect, useState, type ReactNode } from 'react';
import { focusPart } from '../overlay/focusPage.ts';
import { useBackCloses } from '../overlay/useBackCloses.ts';
import { text } from '../theme/text.ts';

interface FloatingPanelProps {
  readonly target: HTMLElement;
  /** For screen readers. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function FloatingPanel({ target, title, onClose, children }: FloatingPanelProps) {
  const styles = useStyles();
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  useBackCloses(true, onClose);
  // Without a focusable element, Fluent leaves the focus outside, and a press on later content
  // would close the panel.
  useEffect(() => {
    if (surface && !surface.contains(document.activeElement)) focusPart(surface);
  }, [surface]);
  return (
    <Popover
      open
      trapFocus
      positioning={{
        target,
        position: 'below',
        align: 'start',
        offset: 4,
        autoSize: 'height',
        overflowBoundaryPadding: 8,
      }}
      onOpenChange={(_event, data) => {
        if (data.open) return;
        onClose();
        target.focus();
      }}
    >
      <PopoverSurface ref={setSurface} aria-label={title} className={styles.surface}>
        {children}
      </PopoverSurface>
    </Popover>
  );
}

const useStyles = makeStyles({
  surface: {
    ...text.body,
    padding: '16px',
    maxWidth: 'calc(100vw - 32px)',
    overflowY: 'auto',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow28,
  },
});
