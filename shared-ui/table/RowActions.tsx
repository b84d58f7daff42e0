import { useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton, makeStyles, useMenu, type MenuAction } from 'shared-ui';
import { Cell } from './Cell.tsx';
import { GlyphButton } from './GlyphButton.tsx';
import { ReachedContext } from './Row.tsx';

export interface RowAction extends MenuAction {
  readonly icon: NonNullable<MenuAction['icon']>;
  /** Shown as a button of its own while the row is hovered or focused. */
  readonly isQuick?: boolean;
}

export interface RowActionsProps {
  /** The name of the three-dot menu, which holds every action. */
  readonly menuLabel: string;
  /** Evaluated when they are shown. */
  readonly actions: () => readonly RowAction[];
  /** Buttons that replace the quick actions. */
  readonly children?: ReactNode;
}

/**
 * The last cell of a row: quick actions lie over its end on hover and focus, as many as fit without
 * covering text; the menu is always there.
 */
export function RowActions({ menuLabel, actions, children }: RowActionsProps) {
  const styles = useStyles();
  const openMenu = useMenu();
  const isReached = useContext(ReachedContext);
  const shown = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (isReached && shown.current) leaveWordsFree(shown.current);
  }, [isReached]);
  return (
    <Cell className={styles.cell}>
      {isReached && (
        <span ref={shown} data-on-hover="" className={styles.actions}>
          {children ?? <QuickActions actions={actions} />}
        </span>
      )}
      <GlyphButton
        size="row"
        glyph="actions"
        label={menuLabel}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => openMenu(currentTarget, actions())}
      />
    </Cell>
  );
}

/** Hides buttons from the start until none covers the previous cell's text. */
function leaveWordsFree(actions: HTMLElement): void {
  const words = actions.closest('td')?.previousElementSibling;
  if (!words || actions.getBoundingClientRect().width === 0) return;
  const range = document.createRange();
  range.selectNodeContents(words);
  const { right } = range.getBoundingClientRect();
  for (const button of actions.querySelectorAll<HTMLElement>(':scope > button')) {
    if (button.getBoundingClientRect().left >= right + fade) return;
    button.style.display = 'none';
  }
}

/** Pixels between the text and the first button, in which the content below fades out. */
const fade = 24;

function QuickActions({ actions }: Pick<RowActionsProps, 'actions'>) {
  return actions()
    .filter(({ isQuick = false }) => isQuick)
    .map(({ key, label, icon, onSelect }) => (
      <IconButton key={key} size="row" icon={icon} label={label} onClick={onSelect} />
    ));
}

const useStyles = makeStyles({
  cell: {
    padding: '4px 12px 4px 0',
    textAlign: 'end',
    backgroundColor: 'inherit',
  },
  actions: {
    position: 'absolute',
    display: 'inline-flex',
    alignItems: 'center',
    transition: 'opacity 100ms',
    top: '3px',
    bottom: '4px',
    insetInlineEnd: '48px',
    gap: '4px',
    paddingInlineStart: '16px',
    paddingInlineEnd: '4px',
    backgroundColor: 'inherit',
    // Fades the content below out, so that no word looks cut.
    '::before': {
      content: '""',
      position: 'absolute',
      top: 0,
      bottom: 0,
      insetInlineEnd: '100%',
      width: '16px',
      backgroundColor: 'inherit',
      maskImage: 'linear-gradient(to right, transparent, black)',
      pointerEvents: 'none',
    },
    '@media (hover: none)': { display: 'none' },
  },
});
