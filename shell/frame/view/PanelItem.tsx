import type { ReactElement } from 'react';
import {
  Link,
  makeStyles,
  media,
  mergeClasses,
  text as type,
  tokens,
  VisuallyHidden,
  highlight,
  ringInside,
} from 'shared-ui';

export interface PanelItemProps {
  readonly icon: ReactElement;
  readonly label: string;
  /** Hash path of the page; absent where the item only does something. */
  readonly to?: string;
  readonly isOpen?: boolean;
  readonly isRail: boolean;
  readonly onChosen?: (() => void) | undefined;
  /** A number beside it, with its words for screen readers; nothing at 0. */
  readonly counted?: { readonly count: number; readonly words: string };
}

/** One line of the drawer; in the rail its icon alone, with its name as tooltip. */
export function PanelItem(props: PanelItemProps) {
  const { icon, label, to, isOpen = false, isRail, onChosen, counted } = props;
  const styles = useStyles();
  const className = mergeClasses(styles.item, isRail && styles.rail, isOpen && styles.open);
  const hasCount = counted !== undefined && counted.count > 0;
  const content = (
    <>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      {!isRail && <span className={styles.label}>{label}</span>}
      {hasCount && (
        <span
          aria-hidden="true"
          className={mergeClasses(styles.count, isRail && styles.countOfRail)}
        >
          {counted.count > most ? `${most}+` : counted.count}
        </span>
      )}
      {hasCount && !isRail && <VisuallyHidden>{`, ${counted.words}`}</VisuallyHidden>}
    </>
  );
  const full = hasCount ? `${label}, ${counted.words}` : label;
  const name = isRail ? { 'aria-label': full, title: full } : {};
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

/** The largest number that is written out. */
const most = 999;

const useStyles = makeStyles({
  item: {
    ...type.bodyStrong,
    position: 'relative',
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
    ...ringInside,
  },
  rail: { width: '44px', minHeight: '44px', justifyContent: 'center', padding: 0 },
  open: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    ...highlight,
  },
  icon: { display: 'flex', fontSize: '20px' },
  label: { overflow: 'hidden', textOverflow: 'ellipsis' },
  count: {
    ...type.captionStrong,
    ...type.numbers,
    flexShrink: 0,
    marginLeft: 'auto',
    padding: '0 7px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
  },
  countOfRail: {
    position: 'absolute',
    top: '2px',
    right: 0,
    padding: '0 4px',
    fontSize: '10px',
    lineHeight: '16px',
  },
});
