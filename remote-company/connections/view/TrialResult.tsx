import {
  Badge,
  CheckmarkCircleFilled,
  InfoRegular,
  makeStyles,
  text as type,
  tokens,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useWhen } from '../../company-history/view/useWhen.ts';
import type { DirectoryMapping, TrialPerson } from '../rules/mapping.ts';
import { useTaskWords } from './useTaskWords.ts';

type Job = NonNullable<TrialPerson['job']>;

/** What the directory says of a person, and what the mapping would make of it. */
export function TrialResult({ person }: { readonly person: TrialPerson }) {
  const { name, deliveredAt, directory, values, outcome, job, manager, faults } = person;
  const text = useText();
  const styles = useStyles();
  const when = useWhen()(deliveredAt);
  const taskWords = useTaskWords()(person);
  const isJob = outcome === 'JOB';
  return (
    <div className={styles.result}>
      <h3 className={styles.title}>{text('trial.title', { name })}</h3>
      <p className={styles.quiet}>
        {directory === null
          ? text('trial.aboutNobody', { when })
          : text('trial.about', { when, directory })}
      </p>
      <Badge
        meaning={isJob ? 'approved' : outcome === 'TASK' ? 'warning' : 'pending'}
        icon={
          isJob ? (
            <CheckmarkCircleFilled />
          ) : outcome === 'TASK' ? (
            <WarningFilled />
          ) : (
            <InfoRegular />
          )
        }
        className={styles.badge}
      >
        {text(`trial.${outcome}`)}
      </Badge>
      {taskWords !== null && <p className={styles.words}>{taskWords}</p>}
      {faults.map((fault) => (
        <p key={fault} className={styles.words} lang="en">
          {fault}
        </p>
      ))}
      <div className={styles.sides}>
        <div>
          <h4 className={styles.head}>{text('trial.says')}</h4>
          {values.length === 0 && <p className={styles.quiet}>{text('trial.saysNothing')}</p>}
          <Facts
            facts={values.map(({ attribute, value }) => [
              text(`mapping.attribute.${attribute}`),
              value,
            ])}
          />
        </div>
        {job && (
          <div>
            <h4 className={styles.head}>{text('trial.makes')}</h4>
            <JobFacts job={job} manager={manager} />
          </div>
        )}
      </div>
    </div>
  );
}

function JobFacts({ job, manager }: { readonly job: Job; readonly manager: string | null }) {
  const text = useText();
  const formats = useUserFormats();
  const none = text('trial.nothing');
  const rights = job.authorities.filter(isShown).map((right) => text(`mapping.right.${right}`));
  return (
    <Facts
      facts={[
        [text('trial.description'), job.description],
        [text('trial.position'), job.position],
        [text('trial.sites'), job.geofences.join(', ') || text('mapping.place.sites.none')],
        [text('mapping.place.costCenter'), job.costCenter ?? none],
        [text('mapping.place.schedule'), job.workSchedule ?? none],
        [text('mapping.timeZone'), job.timeZone],
        [text('mapping.variant'), text(`mapping.variant.${job.timeRecordingVariant}`)],
        [text('trial.from'), formats.day(job.startDate, true)],
        [text('trial.rights'), rights.join(', ') || none],
        [text('trial.manager'), manager ?? none],
      ]}
    />
  );
}

type ShownRight = DirectoryMapping['authorities'][number] | 'APPROVE_TIME';

/** Those that a mapping can give. */
function isShown(right: Job['authorities'][number]): right is ShownRight {
  const shown: readonly string[] = [
    ...['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME', 'CAPTURE_CALL_BACK', 'APPROVE_TIME'],
  ];
  return shown.includes(right);
}

function Facts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.quiet}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const useStyles = makeStyles({
  result: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    overflowWrap: 'anywhere',
  },
  title: { ...type.bodyStrong, margin: 0 },
  head: { ...type.captionStrong, margin: '0 0 8px' },
  badge: { alignSelf: 'flex-start', whiteSpace: 'normal' },
  words: { ...type.body, margin: 0 },
  quiet: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    gap: '16px',
  },
  facts: { display: 'flex', flexDirection: 'column', gap: '6px', margin: 0 },
  fact: { display: 'grid', gridTemplateColumns: '112px 1fr', gap: '8px' },
  value: { ...type.body, margin: 0 },
});
