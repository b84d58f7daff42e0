import { NavLink } from 'react-router-dom';
import { heldAuthorities } from 'shared-contracts';
import { makeStyles, media, mergeClasses, text as type, tokens, useHost } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { companyPath, openPages } from '../../pages/rules/companyPages.ts';

/** Links to the pages of the company. */
export function CompanyNavigation() {
  const text = useText();
  const styles = useStyles();
  const { session } = useHost();
  const held = session.kind === 'employee' ? heldAuthorities(session) : [];
  return (
    <ul className={styles.list}>
      <li>
        <PageLink to={companyPath}>{text('company.overview')}</PageLink>
      </li>
      {openPages(held).map((pages) => (
        <li key={pages[0]} className={styles.group}>
          <ul className={styles.list}>
            {pages.map((page) => (
              <li key={page}>
                <PageLink to={`${companyPath}/${page}`}>{text(`page.${page}`)}</PageLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function PageLink({ to, children }: { readonly to: string; readonly children: string }) {
  const styles = useStyles();
  return (
    <NavLink
      end
      to={to}
      className={({ isActive }) => mergeClasses(styles.link, isActive && styles.open)}
    >
      {children}
    </NavLink>
  );
}

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  group: {
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    marginTop: '8px',
    paddingTop: '8px',
  },
  link: {
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    minHeight: '40px',
    padding: '0 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    [media.touch]: { minHeight: '44px' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  open: {
    ...type.bodyStrong,
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorBrandBackground2,
  },
});
