import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import {
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
  /** The icon while its page is open. */
  readonly openIcon?: ReactElement;
  readonly label: string;
  /** Hash path of the page; absent for an item that runs an action. */
  readonly to?: string;
  readonly isRail: boolean;
  readonly onChosen?: (() => void) | undefined;
  /** A badge, with a label for screen readers; hidden at 0. */
  readonly counted?: { readonly count: number; readonly words: string };
}

/** An item of the drawer; in the rail, an icon with a tooltip. */
export function PanelItem(props: PanelItemProps) {
  const { icon, openIcon = icon, label, to, isRail, onChosen, counted } = props;
  const styles = useStyles();
  const classOf = (isOpen: boolean) =>
    mergeClasses(styles.item, isRail && styles.rail, isOpen && styles.open);
  const hasCount = counted !== undefined && counted.count > 0;
  const contentOf = (isOpen: boolean) => (
    <>
      <span aria-hidden="true" className={styles.icon}>
        {isOpen ? openIcon : icon}
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
    <button type="button" className={classOf(false)} onClick={onChosen} {...name}>
      {contentOf(false)}
    </button>
  ) : (
    <NavLink to={to} className={({ isActive }) => classOf(isActive)} onClick={onChosen} {...name}>
      {({ isActive }) => contentOf(isActive)}
    </NavLink>
  );
}

/** The largest number that is shown in full. */
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
    [media.forcedColors]: { border: '1px solid CanvasText', color: 'CanvasText' },
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
