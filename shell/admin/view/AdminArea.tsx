import { Navigate, Route, Routes } from 'react-router-dom';
import { makeStyles, Page, PageTabs } from 'shared-ui';
import { shellRoutes } from '../../routes/rules/shellRoutes.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { AdminPage, furtherPages } from './AdminPage.tsx';
import { FeaturesPage } from './FeaturesPage.tsx';
import { InspectionsPage } from './InspectionsPage.tsx';
import { MonitoringPage } from './MonitoringPage.tsx';
import { ReleaseTokensPage } from './ReleaseTokensPage.tsx';
import { ScimTokensPage } from './ScimTokensPage.tsx';
import { SecurityPage } from './SecurityPage.tsx';
import { useMovedPages } from './useMovedPages.ts';
import { WebhooksPage } from './WebhooksPage.tsx';

const contents = {
  features: FeaturesPage,
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
  const overview = shellRoutes.Admin.path;
  const movedPages = useMovedPages();
  return (
    <Page className={styles.page}>
      <PageTabs
        label={text('admin.pages')}
        tabs={[
          { to: overview, label: text('admin.overview') },
          ...furtherPages.map((name) => ({
            to: `${overview}/${name}`,
            label: text(`admin.${name}`),
          })),
        ]}
      />
      <Routes>
        {furtherPages.map((name) => {
          const Content = contents[name];
          return <Route key={name} path={name} element={<Content />} />;
        })}
        {movedPages.map(({ name, path }) => (
          <Route key={name} path={name} element={<Navigate replace to={path} />} />
        ))}
        <Route path="*" element={<AdminPage />} />
      </Routes>
    </Page>
  );
}

const useStyles = makeStyles({
  // One width for all pages: tables fill it, and lines stay short enough to read.
  page: { gap: '16px', '& > *': { boxSizing: 'border-box', width: '100%', maxWidth: '1120px' } },
});
