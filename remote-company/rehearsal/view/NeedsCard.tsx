import { Link } from 'react-router-dom';
import {
  Card,
  CheckmarkCircleFilled,
  DismissCircleFilled,
  InfoRegular,
  makeStyles,
  palette,
  text as type,
  tokens,
} from 'shared-ui';
import { companyPath } from '../../pages/rules/companyPages.ts';
import { namesOf, type ListedJob } from '../../jobs/view/jobOf.ts';
import { useText } from '../../messages/useText.ts';
import type { Need, needsOf, NeedState } from '../rules/needs.ts';

interface NeedsCardProps {
  readonly job: ListedJob;
  readonly name: string;
  readonly needs: ReturnType<typeof needsOf>;
}

/** What somebody needs to clock in; what is missing leads to its page. */
export function NeedsCard({ job, name, needs }: NeedsCardProps) {
  const text = useText();
  const styles = useStyles();
  const namesFor: Partial<Record<Need, readonly string[]>> = {
    site: namesOf(job, 'geofences'),
    schedule: job.facts.job?.schedules.slice(0, 1).map((each) => each.name) ?? [],
    manager: job.facts.job?.managers.map((each) => each.name) ?? [],
  };
  return (
    <Card title={text('try.needs', { name })}>
      <ul className={styles.list}>
        {needs.map(({ need, state }) => {
          const names = (namesFor[need] ?? []).join(', ');
          return (
            <li key={need} className={styles.need}>
              <Mark state={state} />
              <span className={styles.words}>{text(needWords[need][state], { names })}</span>
              {state === 'MISSING' && (
                <Link to={`${companyPath}/${pageOf[need]}`} className={styles.link}>
                  {text('try.mend')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Mark({ state }: { readonly state: NeedState }) {
  const styles = useStyles();
  const { status } = palette;
  if (state === 'LEFT_OUT') return <InfoRegular className={styles.mark} aria-hidden="true" />;
  const Icon = state === 'THERE' ? CheckmarkCircleFilled : DismissCircleFilled;
  const { text: color } = state === 'THERE' ? status.approved : status.rejected;
  return <Icon className={styles.mark} style={{ color }} aria-hidden="true" />;
}

const needWords = {
  logIn: { THERE: 'try.logIn.THERE', MISSING: 'try.logIn.MISSING', LEFT_OUT: 'try.logIn.MISSING' },
  job: { THERE: 'try.job.THERE', MISSING: 'try.job.MISSING', LEFT_OUT: 'try.job.MISSING' },
  clocks: {
    THERE: 'try.clocks.THERE',
    MISSING: 'try.clocks.MISSING',
    LEFT_OUT: 'try.clocks.MISSING',
  },
  site: { THERE: 'try.site.THERE', MISSING: 'try.site.LEFT_OUT', LEFT_OUT: 'try.site.LEFT_OUT' },
  schedule: {
    THERE: 'try.schedule.THERE',
    MISSING: 'try.schedule.LEFT_OUT',
    LEFT_OUT: 'try.schedule.LEFT_OUT',
  },
  manager: {
    THERE: 'try.manager.THERE',
    MISSING: 'try.manager.MISSING',
    LEFT_OUT: 'try.manager.LEFT_OUT',
  },
} as const;

/** Where what is missing is mended. */
const pageOf: Readonly<Record<Need, string>> = {
  logIn: 'invitations',
  job: 'jobs',
  clocks: 'jobs',
  site: 'jobs',
  schedule: 'jobs',
  manager: 'managers',
};

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  need: { ...type.body, display: 'flex', alignItems: 'center', gap: '12px', minHeight: '44px' },
  mark: { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground3 },
  words: { flexGrow: 1, minWidth: 0 },
  link: {
    ...type.bodyStrong,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForeground1,
  },
});
