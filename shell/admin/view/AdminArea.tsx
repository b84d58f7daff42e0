import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, Route, Routes, useLocation } from 'react-router-dom';
import { makeStyles, media, mergeClasses, Page, text as type, tokens } from 'shared-ui';
import { shellRoutes } from '../../routes/rules/shellRoutes.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { AdminPage, furtherPages } from './AdminPage.tsx';
import { AccountsPage } from './AccountsPage.tsx';
import { FeaturesPage } from './FeaturesPage.tsx';
import { InspectionsPage } from './InspectionsPage.tsx';
import { MonitoringPage } from './MonitoringPage.tsx';
import { ReleaseTokensPage } from './ReleaseTokensPage.tsx';
import { ScimTokensPage } from './ScimTokensPage.tsx';
import { SecurityPage } from './SecurityPage.tsx';
import { TerminalsPage } from './TerminalsPage.tsx';
import { WebhooksPage } from './WebhooksPage.tsx';

const contents = {
  features: FeaturesPage,
  accounts: AccountsPage,
  terminals: TerminalsPage,
  monitoring: MonitoringPage,
  tokens: ReleaseTokensPage,
  scim: ScimTokensPage,
  webhooks: WebhooksPage,
  security: SecurityPage,
  inspections: InspectionsPage,
};

/** The pages of the developer admin and their navigation (spec §2). */
export function AdminArea() {
  const styles = useStyles();
  const text = useAdminText();
  const { pathname } = useLocation();
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => showOpenTab(tabs.current), [pathname]);
  return (
    <Page className={styles.page}>
      <nav ref={tabs} aria-label={text('admin.pages')} className={styles.tabs}>
        <Tab to={shellRoutes.Admin.path}>{text('admin.overview')}</Tab>
        {furtherPages.map((name) => (
          <Tab key={name} to={`${shellRoutes.Admin.path}/${name}`}>
            {text(`admin.${name}`)}
          </Tab>
        ))}
      </nav>
      <Routes>
        {furtherPages.map((name) => {
          const Content = contents[name];
          return <Route key={name} path={name} element={<Content />} />;
        })}
        <Route path="*" element={<AdminPage />} />
      </Routes>
    </Page>
  );
}

function Tab({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <NavLink
      end
      to={to}
      className={({ isActive }) => mergeClasses(styles.tab, isActive && styles.open)}
    >
      {children}
    </NavLink>
  );
}

/** On narrow screens the tabs overflow. */
function showOpenTab(tabs: HTMLElement | null): void {
  const tab = tabs?.querySelector<HTMLElement>('[aria-current]');
  if (tabs && tab) tabs.scrollLeft = tab.offsetLeft - (tabs.clientWidth - tab.offsetWidth) / 2;
}

const useStyles = makeStyles({
  // One width for all pages: tables fill it, and lines stay short enough to read.
  page: { gap: '16px', '& > *': { boxSizing: 'border-box', width: '100%', maxWidth: '1120px' } },
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
    ...type.bodyStrong,
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
