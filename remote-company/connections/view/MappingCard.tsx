import {
  Card,
  FailurePanel,
  makeStyles,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useQuery,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useWhen } from '../../company-history/view/useWhen.ts';
import { mappingPath } from '../data/connectionCalls.ts';
import type { MappingState } from '../rules/mapping.ts';
import { MappingForm } from './MappingForm.tsx';

/** How what a directory says of people becomes their jobs: shown, changed, tried. */
export function MappingCard() {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  // What is being changed does not change by itself: another version is told when it is saved.
  const { data, error, refetch } = useQuery({
    ...api.query.GET(mappingPath),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Card title={text('mapping.title')}>
      <p className={styles.about}>{text('mapping.about')}</p>
      {!data && !error && <SkeletonRows count={4} height={56} />}
      {!data && error && (
        <FailurePanel
          title={text('mapping.failed')}
          failure={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && <State state={data} />}
      {data && isReady(data) && (
        <MappingForm key={data.version} state={data} onReadAgain={() => void refetch()} />
      )}
      {data && !isReady(data) && <p className={styles.about}>{text('mapping.unready')}</p>}
    </Card>
  );
}

/** Who saved it, and how many people it has to do with. */
function State({ state: { delivered, changedAt, changedBy } }: { readonly state: MappingState }) {
  const text = useText();
  const styles = useStyles();
  const when = useWhen();
  const facts = [
    text('mapping.delivered', { count: delivered }),
    ...(changedAt === null || changedBy === null
      ? []
      : [text('mapping.saved', { name: changedBy, when: when(changedAt) })]),
  ];
  return <p className={styles.facts}>{facts.join(' · ')}</p>;
}

function isReady({ choices }: MappingState): boolean {
  return choices.positions.length > 0 && choices.timeTypeProfiles.length > 0;
}

const useStyles = makeStyles({
  about: { ...type.body, margin: '0 0 8px', maxWidth: '720px' },
  facts: { ...type.secondary, margin: '0 0 16px', color: tokens.colorNeutralForeground3 },
});
