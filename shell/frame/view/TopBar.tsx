import {
  AlertRegular,
  IconButton,
  makeStyles,
  media,
  NavigationRegular,
  SlotOutlet,
  text as type,
  tokens,
} from 'shared-ui';
import { LocationButton } from '../../location/view/LocationButton.tsx';
import { useText } from '../../messages/useText.ts';
import { useNotificationCount } from '../../notifications/view/useNotificationCount.ts';
import { useDocumentTitle } from '../../log-in/useDocumentTitle.ts';
import { useNavigation } from './useNavigation.ts';

export interface TopBarProps {
  /** Absent if the drawer is always open. */
  readonly onMenu: (() => void) | undefined;
  readonly onNotifications: () => void;
}

export function TopBar({ onMenu, onNotifications }: TopBarProps) {
  const styles = useStyles();
  const text = useText();
  const { title, isClocking } = useNavigation();
  useDocumentTitle(title);
  const count = useNotificationCount();
  return (
    <header className={styles.bar}>
      {onMenu && (
        <IconButton icon={<NavigationRegular />} label={text('shell.menu')} onClick={onMenu} />
      )}
      <h1 className={styles.title}>{title}</h1>
      <SlotOutlet name="headerText" className={styles.headerText} />
      <div className={styles.end}>
        <SlotOutlet name="headerExtra" />
        <LocationButton isClocking={isClocking} />
        <span className={styles.bell}>
          <IconButton
            icon={<AlertRegular />}
            label={
              count === null
                ? text('shell.notifications')
                : text('shell.notifications.open', { count })
            }
            onClick={onNotifications}
          />
          {count !== null && count > 0 && (
            <span aria-hidden="true" className={styles.badge}>
              {count > 99 ? '99+' : count}
            </span>
          )}
        </span>
      </div>
    </header>
  );
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: '16px',
    flexShrink: 0,
    minHeight: '64px',
    padding: '0 20px 0 28px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [media.belowDesktop]: { padding: '0 12px', gap: '8px' },
    [media.phone]: { minHeight: '56px', padding: '0 8px' },
  },
  title: {
    ...type.title,
    margin: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  headerText: {
    ...type.body,
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
    [media.phone]: { display: 'none' },
  },
  end: { display: 'flex', alignItems: 'center', gap: '12px', marginLeft: 'auto' },
  bell: { position: 'relative', display: 'inline-flex' },
  badge: {
    position: 'absolute',
    top: '2px',
    right: '0',
    minWidth: '16px',
    padding: '0 4px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: '10px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorStatusDangerBackground3,
    pointerEvents: 'none',
  },
});
