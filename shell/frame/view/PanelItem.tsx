import type { ReactElement } from 'react';
import { Link, makeStyles, media, mergeClasses, text as type, tokens } from 'shared-ui';

export interface PanelItemProps {
  readonly icon: ReactElement;
  readonly label: string;
  /** Hash path of the page; absent where the item only does something. */
  readonly to?: string;
  readonly isOpen?: boolean;
  readonly isRail: boolean;
  readonly onChosen?: (() => void) | undefined;
}

/** One line of the drawer; in the rail its icon alone, with its name as tooltip. */
export function PanelItem({ icon, label, to, isOpen = false, isRail, onChosen }: PanelItemProps) {
  const styles = useStyles();
  const className = mergeClasses(styles.item, isRail && styles.rail, isOpen && styles.open);
  const content = (
    <>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      {!isRail && <span className={styles.label}>{label}</span>}
    </>
  );
  const name = isRail ? { 'aria-label': label, title: label } : {};
  return to === undefined ? (
    <button type="button" className={className} onClick={onChosen} {...name}>
      {content}
    </button>
  ) : (
    <Link
      to={to}
      className={className}
      onClick={onChosen}
      aria-current={isOpen ? 'page' : undefined}
      {...name}
    >
      {content}
    </Link>
  );
}

const useStyles = makeStyles({
  item: {
    ...type.bodyStrong,
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '40px',
    boxSizing: 'border-box',
    padding: '4px 10px',
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    textAlign: 'left',
    textDecorationLine: 'none',
    cursor: 'pointer',
    [media.touch]: { minHeight: '44px' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
  },
  rail: { width: '44px', minHeight: '44px', justifyContent: 'center', padding: 0 },
  open: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  icon: { display: 'flex', fontSize: '20px' },
  label: { overflow: 'hidden', textOverflow: 'ellipsis' },
});
