import { NavLink } from 'react-router-dom';
import {
  makeStyles,
  mergeClasses,
  MoreHorizontalRegular,
  text as type,
  tokens,
  highlight,
  ringInside,
} from 'shared-ui';
import { useSessionControl } from '../../services/SessionControl.ts';
import { useText } from '../../messages/useText.ts';
import { ItemBoundary } from './ItemBoundary.tsx';
import { navigationIcons } from './navigationIcons.tsx';
import { useNavigation } from './useNavigation.ts';

/**
 * The person's own pages as tabs; with more than four, the first three and "More" (decisions:
 * bottom tabs).
 */
export function BottomTabs({ onMore }: { readonly onMore: () => void }) {
  const styles = useStyles();
  const text = useText();
  const { locale } = useSessionControl();
  const { entries } = useNavigation();
  const own = entries.filter(({ navigation }) => navigation.group === 'work');
  const tabs = own.length > most ? own.slice(0, most - 1) : own;
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={text('shell.tabs')} className={styles.tabs}>
      {tabs.map(({ route, navigation }) => (
        <ItemBoundary key={route.name}>
          <NavLink
            to={route.path}
            className={({ isActive }) => mergeClasses(styles.tab, isActive && styles.open)}
          >
            {({ isActive }) => (
              <>
                <span
                  aria-hidden="true"
                  className={mergeClasses(styles.icon, isActive && styles.openIcon)}
                >
                  {navigationIcons[navigation.icon][isActive ? 'filled' : 'regular']}
                </span>
                {route.title[locale]}
              </>
            )}
          </NavLink>
        </ItemBoundary>
      ))}
      {tabs.length < own.length && (
        <button type="button" className={mergeClasses(styles.tab, styles.more)} onClick={onMore}>
          <span aria-hidden="true" className={styles.icon}>
            <MoreHorizontalRegular />
          </span>
          {text('shell.tabs.more')}
        </button>
      )}
    </nav>
  );
}

const most = 4;

const useStyles = makeStyles({
  tabs: {
    display: 'flex',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
  tab: {
    ...type.captionStrong,
    flex: '1 1 0',
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2px',
    padding: '8px 4px',
    color: tokens.colorNeutralForeground3,
    textAlign: 'center',
    textDecorationLine: 'none',
    ...ringInside,
  },
  more: {
    border: 'none',
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    cursor: 'pointer',
  },
  open: { color: tokens.colorBrandForeground2 },
  icon: {
    display: 'flex',
    justifyContent: 'center',
    width: '56px',
    padding: '5px 0',
    fontSize: '20px',
    borderRadius: tokens.borderRadiusCircular,
  },
  openIcon: { backgroundColor: tokens.colorBrandBackground2, ...highlight },
});
