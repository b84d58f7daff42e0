import { Link } from 'react-router-dom';
import { makeStyles, text as type, tokens } from 'shared-ui';
import { companyPath } from '../../pages/rules/companyPages.ts';
import { useText } from '../../messages/useText.ts';
import { PersonSection } from './PersonSection.tsx';
import type { Person } from './PersonPanel.tsx';

/** The jobs of today and later, with the way to them. */
export function JobsSection({ person: { entry, facts } }: { readonly person: Person }) {
  const text = useText();
  const styles = useStyles();
  const jobs = facts.about.filter(({ section }) => section === 'assignments');
  const path = `${companyPath}/jobs?person=${encodeURIComponent(entry.employeeNumber)}`;
  return (
    <PersonSection title={text('people.jobs')}>
      {jobs.length > 0 && (
        <ul className={styles.jobs}>
          {jobs.map(({ code, name }) => (
            <li key={code}>{name}</li>
          ))}
        </ul>
      )}
      <Link to={path} className={styles.link}>
        {text(jobs.length === 0 ? 'people.giveJob' : 'people.allJobs')}
      </Link>
    </PersonSection>
  );
}

const useStyles = makeStyles({
  jobs: { ...type.body, margin: 0, padding: 0, listStyleType: 'none', overflowWrap: 'anywhere' },
  link: {
    ...type.bodyStrong,
    display: 'inline-flex',
    alignSelf: 'start',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForeground1,
  },
});
