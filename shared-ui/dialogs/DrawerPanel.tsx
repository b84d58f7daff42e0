import { makeStyles, mergeClasses, OverlayDrawer, tokens } from '@fluentui/react-components';
import { useId, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../form/IconButton.tsx';
import { DismissRegular } from '../icons.ts';
import { useUiText } from '../messages/useUiText.ts';
import { media } from '../theme/media.ts';
import { text } from '../theme/text.ts';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly position: 'start' | 'end';
  /** Its accessible name; visible unless `bare`. */
  readonly title: string;
  /** Next to the close button. */
  readonly actions?: ReactNode;
  /** Without header: the content brings its own. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** The panel itself; `Drawer` shows it once its code is loaded. */
export function DrawerPanel(props: DrawerProps) {
  const { open, onClose, position, title, actions, bare = false, children } = props;
  const styles = useStyles();
  const uiText = useUiText();
  const titleId = useId();
  const body = useFocusInside(open);
  return (
    <OverlayDrawer
      open={open}
      position={position}
      className={mergeClasses(styles.drawer, position === 'start' ? styles.start : styles.end)}
      onOpenChange={(_event, data) => {
        if (!data.open) onClose();
      }}
      {...(bare ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
    >
      {!bare && (
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {actions}
          <IconButton icon={<DismissRegular />} label={uiText('ui.close')} onClick={onClose} />
        </header>
      )}
      <div ref={body} tabIndex={-1} className={styles.body}>
        {children}
      </div>
    </OverlayDrawer>
  );
}

const useStyles = makeStyles({
  drawer: {
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow64,
    maxWidth: '100vw',
    [media.forcedColors]: { border: '1px solid CanvasText' },
    alignItems: 'stretch',
  },
  start: { width: '288px' },
  end: { width: '420px' },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '64px',
    padding: '8px 12px 8px 20px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    flexShrink: 0,
  },
  title: { ...text.title, flexGrow: 1 },
  body: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    outlineStyle: 'none',
  },
});

/**
 * While `open`, restores focus that is lost when its element is removed (a dismissed row), so that
 * Escape and Tab still work here. The element needs `tabIndex={-1}`.
 */
function useFocusInside(open: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (open && document.activeElement === document.body) element.current?.focus();
  });
  return element;
}
