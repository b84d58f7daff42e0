import {
  Dialog as FluentDialog,
  DialogSurface,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../form/IconButton.tsx';
import { DismissRegular } from '../icons.ts';
import { useUiText } from '../messages/useUiText.ts';
import { useKeepMessagesOff } from '../overlay/useKeepMessagesOff.ts';
import { media } from '../theme/media.ts';
import { text } from '../theme/text.ts';

export interface DialogProps {
  readonly open: boolean;
  /** For the ×, Escape and the phone's back button; absent if one of the buttons must be used. */
  readonly onClose?: (() => void) | undefined;
  readonly title: ReactNode;
  /** One line below the title. */
  readonly subtitle?: ReactNode;
  /** Left of the title, for example an avatar. */
  readonly picture?: ReactNode;
  /** Maximum width in pixels; below 640 it fills the screen. */
  readonly width?: 500 | 550 | 800 | 850 | 1000 | 1260;
  /** Buttons at the bottom, the primary one last. */
  readonly actions?: ReactNode;
  /** Text at the bottom, left of the buttons. */
  readonly note?: ReactNode;
  /** Stays a small box on phones, for short questions. */
  readonly compact?: boolean;
  /** The focus starts in the first field, or the first time, instead of at the title. */
  readonly beginsIn?: keyof typeof beginnings | undefined;
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
}

/** The dialog itself; `Dialog` shows it once its code is loaded. */
export function DialogWindow(props: DialogProps) {
  const { open, onClose, title, subtitle, picture, width = 500, compact = false } = props;
  const { beginsIn } = props;
  const styles = useStyles();
  const uiText = useUiText();
  const titleId = useId();
  const titleElement = useRef<HTMLHeadingElement>(null);
  const hasCross = onClose !== undefined && props.role !== 'alertdialog';
  // Otherwise the × would get it, and show its tip over the title. A form that opens with an error
  // starts at the error.
  useEffect(() => {
    if (!open || !hasCross) return;
    const heading = titleElement.current;
    const find = (selector: string) =>
      heading?.closest('[role=dialog]')?.querySelector<HTMLElement>(selector);
    (find(faulty) ?? (beginsIn ? find(beginnings[beginsIn]) : null) ?? heading)?.focus();
  }, [open, hasCross, beginsIn]);
  useEffect(() => {
    const surface = titleElement.current?.closest<HTMLElement>('[aria-modal=true]');
    // Fluent finds no first element in a dialog that opens over another one in the same task. Its
    // trap ignores focus on the dialog itself and would hide both from screen readers.
    if (open && surface && document.activeElement === surface)
      (surface.querySelector<HTMLElement>(pressable) ?? titleElement.current)?.focus();
  }, [open]);
  usePageInSight(open);
  return (
    <FluentDialog
      open={open}
      modalType={props.role === 'alertdialog' || !onClose ? 'alert' : 'modal'}
      onOpenChange={(_event, data) => {
        if (!data.open) onClose?.();
      }}
    >
      <DialogSurface
        aria-labelledby={titleId}
        className={mergeClasses(
          styles.surface,
          !compact && styles.fullScreen,
          styles[`width${width}`],
        )}
      >
        <header className={mergeClasses(styles.head, !compact && styles.headFullScreen)}>
          {picture}
          <div className={styles.titles}>
            <h2 id={titleId} ref={titleElement} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          {hasCross && (
            <IconButton icon={<DismissRegular />} label={uiText('ui.close')} onClick={onClose} />
          )}
        </header>
        {props.children !== undefined && <div className={styles.body}>{props.children}</div>}
        {(props.actions || props.note) && (
          <DialogFoot note={props.note} actions={props.actions} compact={compact} />
        )}
      </DialogSurface>
    </FluentDialog>
  );
}

/** Messages leave its buttons uncovered. */
function DialogFoot({
  note,
  actions,
  compact,
}: Pick<DialogProps, 'note' | 'actions'> & { readonly compact: boolean }) {
  const styles = useStyles();
  const element = useRef<HTMLElement>(null);
  useKeepMessagesOff(element);
  return (
    <footer ref={element} className={mergeClasses(styles.foot, !compact && styles.footFullScreen)}>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>{actions}</div>
    </footer>
  );
}

const faulty = '[aria-invalid=true]';
const field = ':is(input, select, textarea):enabled';
const beginnings = { field, time: '[role=spinbutton]' };
const pressable = `:is(a[href], button:enabled, ${field})`;

const useStyles = makeStyles({
  surface: {
    display: 'flex',
    flexDirection: 'column',
    padding: 0,
    width: 'calc(100vw - 48px)',
    maxHeight: 'calc(100dvh - 48px)',
    borderRadius: '16px',
    border: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow64,
    // Replaces the shadow.
    [media.forcedColors]: { border: '1px solid CanvasText' },
    overflow: 'hidden',
  },
  fullScreen: {
    [media.phone]: {
      width: '100vw',
      maxWidth: '100vw',
      height: '100dvh',
      maxHeight: '100dvh',
      margin: 0,
      borderRadius: 0,
    },
  },
  width500: { maxWidth: '500px' },
  width550: { maxWidth: '550px' },
  width800: { maxWidth: '800px' },
  width850: { maxWidth: '850px' },
  width1000: { maxWidth: '1000px' },
  width1260: { maxWidth: '1260px' },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '16px 12px 12px 20px',
    flexShrink: 0,
  },
  headFullScreen: {
    [media.phone]: {
      minHeight: '56px',
      padding: '6px 16px',
      flexDirection: 'row-reverse',
      justifyContent: 'flex-end',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  titles: { flexGrow: 1, minWidth: 0 },
  // It is focused only to be announced first.
  title: { ...text.title, ':focus-visible': { outlineStyle: 'none' } },
  subtitle: { ...text.body, color: tokens.colorNeutralForeground3 },
  body: { ...text.body, padding: '4px 20px 20px', overflowY: 'auto', flexGrow: 1 },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    padding: '12px 20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    flexShrink: 0,
  },
  footFullScreen: {
    [media.phone]: { paddingBottom: 'max(16px, env(safe-area-inset-bottom))' },
  },
  note: { ...text.secondary, color: tokens.colorNeutralForeground3 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    marginLeft: 'auto',
    [media.phone]: {
      width: '100%',
      '& > *': { flexGrow: 1 },
    },
  },
});

/**
 * Makes the page visible to screen readers again when a dialog is unmounted with its session: its
 * focus trap, which hides the page, is only released by closing.
 */
function usePageInSight(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    return () =>
      void setTimeout(() => {
        if (document.querySelector('[aria-modal=true]') !== null) return;
        for (const part of document.body.children) part.removeAttribute('aria-hidden');
      }, 0);
  }, [open]);
}
