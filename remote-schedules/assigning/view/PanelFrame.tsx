import { useEffect, useId, useRef, type ReactNode } from 'react';
import {
  Dialog,
  DismissRegular,
  IconButton,
  makeStyles,
  media,
  text as type,
  tokens,
  useBackCloses,
  useReturnFocus,
  useViewport,
} from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';

export interface PanelFrameProps {
  readonly title: string;
  readonly subtitle: string;
  /** Read before the buttons are used; stays visible above them. */
  readonly notes: ReactNode;
  readonly actions: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Next to the board on desktops; a dialog over it on tablets, full screen on phones (look §7). */
export function PanelFrame(props: PanelFrameProps) {
  const { title, subtitle, notes, actions, onClose, children } = props;
  const styles = useStyles();
  if (useViewport() === 'desktop') return <SidePanel {...props} />;
  return (
    <Dialog open width={850} title={title} subtitle={subtitle} onClose={onClose} actions={actions}>
      <div className={styles.content}>
        {children}
        <div className={styles.notes}>{notes}</div>
      </div>
    </Dialog>
  );
}

function SidePanel({ title, subtitle, notes, actions, onClose, children }: PanelFrameProps) {
  const text = useAssignText();
  const styles = useStyles();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const latest = useRef(onClose);
  useReturnFocus(true);
  useBackCloses(true, onClose);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const element = panel.current;
    element?.querySelector<HTMLElement>('[role=searchbox]')?.focus();
    const close = (event: KeyboardEvent) => {
      // Overlays on top of the panel close first.
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    element?.addEventListener('keydown', close);
    return () => element?.removeEventListener('keydown', close);
  }, []);
  return (
    <section ref={panel} aria-labelledby={titleId} className={styles.panel}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        <IconButton icon={<DismissRegular />} label={text('assign.close')} onClick={onClose} />
      </header>
      <div className={styles.body}>
        <div className={styles.content}>{children}</div>
      </div>
      <footer className={styles.foot}>
        <div className={styles.footNotes}>{notes}</div>
        <div className={styles.actions}>{actions}</div>
      </footer>
    </section>
  );
}

/** Below the content of a dialog (`DialogWindow`). */
const dialogPadding = '20px';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: '380px',
    height: '100%',
    minHeight: 0,
    flexShrink: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  head: { display: 'flex', alignItems: 'start', gap: '8px', padding: '16px 12px 12px 20px' },
  titles: { flexGrow: 1, minWidth: 0 },
  title: { ...type.section, margin: 0 },
  subtitle: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  body: { flexGrow: 1, minHeight: 0, overflowY: 'auto', padding: '4px 20px 20px' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    [media.phone]: { paddingTop: '12px' },
  },
  notes: {
    position: 'sticky',
    // Covers the dialog's bottom padding, where rows would show through.
    bottom: `-${dialogPadding}`,
    marginBottom: `-${dialogPadding}`,
    paddingBottom: dialogPadding,
    maxHeight: '35vh',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    zIndex: 1,
  },
  foot: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    maxHeight: '50%',
    flexShrink: 0,
    padding: '12px 0 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // The schedules above keep their height.
  footNotes: {
    maxHeight: 'max(96px, 18vh)',
    minHeight: 0,
    overflowY: 'auto',
    padding: '0 20px',
    ':empty': { display: 'none' },
  },
  actions: {
    display: 'flex',
    flexShrink: 0,
    gap: '8px',
    padding: '0 20px',
    '& > :last-child': { flexGrow: 1 },
  },
});
