import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { media } from '../theme/media.ts';
import { text } from '../theme/text.ts';

export interface PageTabsProps {
  /** What the links lead to, for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly to: string; readonly label: string }[];
}

/** Links to the parts of a page, in a row above them that scrolls on narrow screens. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const styles = useStyles();
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => showOpenTab(row.current), [pathname]);
  return (
    <nav ref={row} aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          end
          to={tab.to}
          className={({ isActive }) => mergeClasses(styles.tab, isActive && styles.open)}
        >
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}

/** On narrow screens the tabs overflow. */
function showOpenTab(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

const useStyles = makeStyles({
  tabs: {
    display: 'flex',
    flexWrap: 'wrap',
    position: 'sticky',
    top: 0,
    zIndex: 2,
    gap: '0 4px',
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto' },
    [media.low]: { position: 'relative' },
  },
  tab: {
    ...text.bodyStrong,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    minHeight: '44px',
    padding: '0 16px',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    borderBottom: '2px solid transparent',
    ':hover': { color: tokens.colorNeutralForeground1 },
    [media.phone]: { flexGrow: 1, padding: '0 8px' },
  },
  open: {
    color: tokens.colorBrandForeground1,
    borderBottom: `2px solid ${tokens.colorCompoundBrandStroke}`,
  },
});
