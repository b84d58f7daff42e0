import { makeStyles, Popover, PopoverSurface, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useBackCloses } from '../overlay/useBackCloses.ts';
import { text } from '../theme/text.ts';

export interface FloatingPanelProps {
  readonly target: HTMLElement;
  /** For screen readers. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function FloatingPanel({ target, title, onClose, children }: FloatingPanelProps) {
  const styles = useStyles();
  useBackCloses(true, onClose);
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
      <PopoverSurface aria-label={title} className={styles.surface}>
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
