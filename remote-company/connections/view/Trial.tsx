import type { ApiFailure } from 'shared-contracts';
import {
  Button,
  FailurePanel,
  makeStyles,
  PlayFilled,
  text as type,
  tokens,
  useApi,
  useMutation,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { tryMapping } from '../data/connectionCalls.ts';
import type { DirectoryMapping, TrialPerson } from '../rules/mapping.ts';
import { TrialResult } from './TrialResult.tsx';

interface TrialProps {
  /** As it stands in the form. */
  readonly mapping: DirectoryMapping;
  /** Whether the mapping can be sent. */
  readonly isSound: () => boolean;
  readonly hasPeople: boolean;
}

/** What the mapping would make of the last joiner, before it is saved. */
export function Trial({ mapping, isSound, hasPeople }: TrialProps) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const { data, error, isPending, mutate } = useMutation<
    TrialPerson | null,
    ApiFailure,
    DirectoryMapping
  >({ mutationFn: (tried) => tryMapping(api, tried) });
  const run = () => {
    if (isSound()) mutate(mapping);
  };
  return (
    <section className={styles.section}>
      {hasPeople ? (
        <Button icon={<PlayFilled />} busy={isPending} className={styles.button} onClick={run}>
          {text('trial.try')}
        </Button>
      ) : (
        <p className={styles.quiet}>{text('trial.none')}</p>
      )}
      <div role="status">
        {!isPending && error && (
          <FailurePanel title={text('trial.failed')} failure={error} onRetry={run} />
        )}
        {!isPending && data && <TrialResult person={data} />}
      </div>
    </section>
  );
}

const useStyles = makeStyles({
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    paddingTop: '16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  button: { alignSelf: 'flex-start' },
  quiet: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
});
