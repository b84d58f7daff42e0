import { Link } from 'react-router-dom';
import {
  Card,
  CheckmarkCircleFilled,
  ChevronRightRegular,
  makeStyles,
  palette,
  text as type,
  tokens,
  useApi,
  useQueries,
  useQuery,
  VisuallyHidden,
} from 'shared-ui';
import { companyPath } from '../../company/rules/companyPages.ts';
import { useText } from '../../messages/useText.ts';
import {
  doneSteps,
  firstSteps,
  isBeingSetUp,
  type FirstStep,
  type SetUp,
} from '../rules/firstSteps.ts';

/** What a new company needs before people can clock; nothing once it has it. */
export function FirstStepsCard() {
  const text = useText();
  const styles = useStyles();
  const setUp = useSetUp();
  if (setUp === null || !isBeingSetUp(setUp)) return null;
  const done = doneSteps(setUp);
  const next = firstSteps.find((step) => !done.has(step));
  return (
    <Card title={text('firstSteps.title')}>
      <ol className={styles.list}>
        {firstSteps.map((step, index) => (
          <li key={step} className={styles.step}>
            <span
              aria-hidden="true"
              className={styles.mark}
              style={{ color: done.has(step) ? palette.status.approved.text : undefined }}
            >
              {done.has(step) ? <CheckmarkCircleFilled /> : index + 1}
            </span>
            <div className={styles.words}>
              {pages.has(step) ? (
                <Link to={`${companyPath}/${step}`} className={styles.link}>
                  {text(`firstSteps.${step}`)}
                  {step === next && <ChevronRightRegular aria-hidden="true" />}
                </Link>
              ) : (
                <span className={styles.name}>{text(`firstSteps.${step}`)}</span>
              )}
              <span className={styles.about}>{text(`firstSteps.${step}.text`)}</span>
            </div>
            {done.has(step) && <VisuallyHidden>{text('firstSteps.done')}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Steps with a page of their own; people are pasted on the overview itself. */
const pages: ReadonlySet<FirstStep> = new Set(['details', 'sites', 'schedules', 'managers']);

/** How far the company is; null until all of it is known. */
function useSetUp(): SetUp | null {
  const api = useApi();
  const details = useQuery(api.query.GET('/api/company/details'));
  const sections = ['geofences', 'workSchedules', 'assignments', 'managers'] as const;
  const totals = useQueries({
    queries: sections.map((section) => ({
      ...api.query.GET('/api/company/entries/{section}', {
        params: { path: { section }, query: { size: 1 } },
      }),
    })),
    combine: (results) => results.map(({ data }) => data?.total ?? null),
  });
  const [sites = null, schedules = null, jobs = null, managers = null] = totals;
  if (!details.data || sites === null || schedules === null) return null;
  if (jobs === null || managers === null) return null;
  return {
    ...{ sites, schedules, jobs, managers },
    hasCompany: details.data.part.company !== undefined,
  };
}

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  step: {
    display: 'flex',
    gap: '12px',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { borderTop: 'none' },
  },
  mark: {
    ...type.bodyStrong,
    display: 'flex',
    justifyContent: 'center',
    flexShrink: 0,
    width: '24px',
    paddingTop: '12px',
    fontSize: '18px',
    color: tokens.colorNeutralForeground3,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  link: {
    ...type.bodyStrong,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '44px',
    color: tokens.colorBrandForeground1,
  },
  name: { ...type.bodyStrong, display: 'flex', alignItems: 'center', minHeight: '44px' },
  about: { ...type.secondary, color: tokens.colorNeutralForeground3 },
});
