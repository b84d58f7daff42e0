import type { ReactElement } from 'react';
import { Button } from '../form/Button.tsx';
import { IconButton } from '../form/IconButton.tsx';
import { widths } from '../theme/widths.ts';
import { useMinWidth } from '../theme/useViewport.ts';

export interface BottomBarButtonProps {
  readonly icon: ReactElement;
  readonly label: string;
  readonly onClick: () => void;
}

/** A quiet button of the bottom bar; only its icon where the bar has no room for words. */
export function BottomBarButton({ icon, label, onClick }: BottomBarButtonProps) {
  return useMinWidth(widths.wideTablet) ? (
    <Button look="subtle" icon={icon} onClick={onClick}>
      {label}
    </Button>
  ) : (
    <IconButton icon={icon} label={label} onClick={onClick} />
  );
}
