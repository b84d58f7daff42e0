import { useState } from 'react';
import {
  Avatar,
  InfoRegular,
  laterDialog,
  Logo,
  makeStyles,
  mergeClasses,
  SettingsRegular,
  SignOutRegular,
  tokens,
  text as type,
  useEmployeeSession,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { shellRoutes } from '../../routes/rules/shellRoutes.ts';
import { useLogOut } from '../../log-in/useLogOut.ts';
import { ItemBoundary } from './ItemBoundary.tsx';
import { navigationIcons } from './navigationIcons.tsx';
import { PanelItem } from './PanelItem.tsx';
import { PanelPage } from './PanelPage.tsx';
import { useNavigation } from './useNavigation.ts';

const AboutDialog = laterDialog(async () => (await import('./AboutDialog.tsx')).AboutDialog);

export interface NavigationPanelProps {
  /** `drawer` with labels, `rail` with icons only, `overlay` in a panel over the page. */
  readonly form: 'drawer' | 'rail' | 'overlay';
  readonly onChosen?: () => void;
}

/** The drawer: the person, the pages they can open, and the fixed items (spec §2). */
export function NavigationPanel({ form, onChosen }: NavigationPanelProps) {
  const styles = useStyles();
  const text = useText();
  const { entries } = useNavigation();
  const isRail = form === 'rail';
  const groups = (['work', 'team'] as const)
    .map((group) => ({
      group,
      items: entries.filter(({ navigation }) => navigation.group === group),
    }))
    .filter(({ items }) => items.length > 0);
  const item = { isRail, onChosen };

  return (
    <nav
      aria-label={text('shell.menu')}
      className={mergeClasses(
        styles.panel,
        form === 'drawer' && styles.drawer,
        isRail && styles.rail,
      )}
    >
      <div className={styles.brand}>
        <Logo size={28} />
        {!isRail && <span className={styles.product}>Punctual</span>}
      </div>
      <PanelPerson isRail={isRail} />
      <div className={styles.pages}>
        {groups.map(({ group, items }) => (
          <div
            key={group}
            role="group"
            aria-label={text(`shell.group.${group}`)}
            className={styles.group}
          >
            {!isRail && <p className={styles.heading}>{text(`shell.group.${group}`)}</p>}
            {items.map((entry) => (
              <ItemBoundary key={entry.route.name}>
                <PanelPage {...entry} {...item} />
              </ItemBoundary>
            ))}
          </div>
        ))}
      </div>
      <FixedItems {...item} />
    </nav>
  );
}

interface PanelPartProps {
  readonly isRail: boolean;
  readonly onChosen: NavigationPanelProps['onChosen'];
}

function PanelPerson({ isRail }: Pick<PanelPartProps, 'isRail'>) {
  const styles = useStyles();
  const text = useText();
  const { employee } = useEmployeeSession();
  const name = `${employee.firstName} ${employee.lastName}`;
  return (
    <div className={styles.person}>
      <Avatar name={name} colorKey={employee.id} />
      {!isRail && (
        <span className={styles.names}>
          <span className={styles.name}>{name}</span>
          <span className={styles.number}>
            {text('shell.employeeNumber', { number: employee.employeeNumber })}
          </span>
        </span>
      )}
    </div>
  );
}

/** Administration, settings, about and log out. */
function FixedItems(item: PanelPartProps) {
  const styles = useStyles();
  const text = useText();
  const { entries, isAdmin } = useNavigation();
  const pages = entries.filter(({ navigation }) => navigation.group === 'administration');
  const logOut = useLogOut();
  const [isAboutOpen, setIsAboutOpen] = useState(false);
  return (
    <>
      <div className={styles.fixed}>
        {pages.map((entry) => (
          <ItemBoundary key={entry.route.name}>
            <PanelPage {...entry} {...item} />
          </ItemBoundary>
        ))}
        {isAdmin && (
          <PanelItem
            {...item}
            to={shellRoutes.Admin.path}
            icon={navigationIcons.other.regular}
            label={text('shell.admin')}
          />
        )}
        <PanelItem
          {...item}
          to={shellRoutes.Settings.path}
          icon={<SettingsRegular />}
          label={text('shell.settings')}
        />
        <PanelItem
          {...item}
          onChosen={() => setIsAboutOpen(true)}
          icon={<InfoRegular />}
          label={text('shell.about')}
        />
        <PanelItem
          {...item}
          onChosen={() => void logOut()}
          icon={<SignOutRegular />}
          label={text('shell.logOut')}
        />
      </div>
      {isAboutOpen && (
        <AboutDialog
          onClose={() => {
            setIsAboutOpen(false);
            item.onChosen?.();
          }}
        />
      )}
    </>
  );
}

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    padding: '12px',
    overflowY: 'auto',
  },
  drawer: {
    flex: '0 0 248px',
    boxSizing: 'border-box',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  rail: {
    flex: '0 0 64px',
    boxSizing: 'border-box',
    alignItems: 'center',
    padding: '12px 8px',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  brand: { display: 'flex', alignItems: 'center', gap: '10px', padding: '6px 8px 22px' },
  product: { ...type.title, fontSize: '18px' },
  person: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    padding: '0 8px 20px',
    minWidth: 0,
  },
  names: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { ...type.bodyStrong, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  number: { ...type.caption, color: tokens.colorNeutralForeground3 },
  group: { display: 'flex', flexDirection: 'column', paddingBottom: '10px' },
  heading: {
    ...type.captionStrong,
    color: tokens.colorNeutralForeground3,
    margin: 0,
    padding: '6px 10px',
  },
  // However many pages there are, the items below them stay visible.
  pages: { flex: '0 1 auto', minHeight: '96px', overflowY: 'auto' },
  fixed: { display: 'flex', flexDirection: 'column', marginTop: 'auto', paddingTop: '12px' },
});
