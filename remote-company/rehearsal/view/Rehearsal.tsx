import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import {
  deviceTimeZone,
  FailurePanel,
  makeStyles,
  media,
  SkeletonRows,
  useHost,
  useToday,
} from 'shared-ui';
import { useEntries } from '../../entries/view/useEntries.ts';
import { jobOf, type ListedJob } from '../../jobs/view/jobOf.ts';
import { canClockIn, needsOf } from '../rules/needs.ts';
import { ClockRehearsal } from './ClockRehearsal.tsx';
import { NeedsCard } from './NeedsCard.tsx';

/** What the person of a job needs, and the clock to rehearse. */
export function Rehearsal({ job }: { readonly job: ListedJob }) {
  const styles = useStyles();
  const today = useToday(deviceTimeZone());
  const { features } = useHost().features;
  const { items, failure, retry } = useEntries('people', { code: job.entry.employee }, peopleOf);
  const [person] = items;
  if (failure) return <FailurePanel failure={failure} onRetry={retry} />;
  if (!person) return <SkeletonRows count={6} height={48} />;
  const { facts, name, entry } = jobOf(job);
  const needs = needsOf({
    ...{ job: entry, facts, account: person.facts.account, today },
    approvesItself: features.AUTO_APPROVAL,
  });
  const hasSite = features.GEOFENCE && (entry.geofences ?? []).length > 0;
  return (
    <div className={styles.parts}>
      <NeedsCard {...{ job, name, needs }} />
      <ClockRehearsal
        name={name}
        isReady={canClockIn(needs)}
        clocksBreaks={features.SEGMENTS}
        place={hasSite ? (features.GEOFENCE_BLOCKING ? 'ONLY' : 'NOTED') : 'ANYWHERE'}
        approvesItself={features.AUTO_APPROVAL}
        manager={facts.managers[0]?.name ?? null}
      />
    </div>
  );
}

const peopleOf = ({ people = [] }: CompanyFile) => people;

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'start',
    gap: '16px',
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
