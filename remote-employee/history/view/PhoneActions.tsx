import { Button, makeStyles, media, MoreHorizontalRegular, text as type, useMenu } from 'shared-ui';
import type { RowAction } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';

/** The maximum number of these, as far as the entry allows them. */
const mostShown = 3;
const shownFirst: ReadonlySet<string> = new Set(['edit', 'history', 'map', 'comment']);

/**
 * In the expanded row on phones: the most frequent actions as labelled buttons, the rest behind
 * “More”.
 */
export function PhoneActions({ actions }: { readonly actions: readonly RowAction[] }) {
  const styles = useStyles();
  const text = useText();
  const openMenu = useMenu();
  if (actions.length === 0) return null;
  const shown = actions.filter(({ key }) => shownFirst.has(key)).slice(0, mostShown);
  return (
    <div className={styles.actions}>
      {shown.map(({ key, label, icon, onSelect }) => (
        <Button key={key} className={styles.button} onClick={onSelect}>
          {icon}
          <span>{label}</span>
        </Button>
      ))}
      <Button
        className={styles.button}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => openMenu(currentTarget, actions)}
      >
        <MoreHorizontalRegular />
        <span>{text('history.more')}</span>
      </Button>
    </div>
  );
}

const useStyles = makeStyles({
  actions: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))',
    gap: '8px',
    paddingTop: '12px',
  },
  button: {
    minWidth: 0,
    padding: '6px 2px',
    // Overrides the button's own styles, which are made for a single action.
    [media.phone]: { ...type.secondary, minHeight: '52px' },
    '& > svg': { fontSize: '20px' },
    flexDirection: 'column',
    gap: '2px',
    whiteSpace: 'normal',
    overflowWrap: 'break-word',
  },
});
