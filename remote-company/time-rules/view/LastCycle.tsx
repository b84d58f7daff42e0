import { useState } from 'react';
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
import { tryOnCycle, type Rules, type RulesTrial } from '../data/ruleCalls.ts';
import { CycleResult } from './CycleResult.tsx';
import { Section } from './Section.tsx';

interface LastCycleProps {
  /** All rules as they would be; null while the form is not complete. */
  readonly proposed: Rules | null;
  /** The rules without this one; null for a new one. */
  readonly others: Rules | null;
}

type Wanted = 'with' | 'without';

/** What the last pay cycle would have been with the rule, or without it, before it is saved. */
export function LastCycle({ proposed, others }: LastCycleProps) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const [wanted, setWanted] = useState<Wanted>('with');
  const { data, error, isPending, mutate, variables } = useMutation<RulesTrial, ApiFailure, Rules>({
    mutationFn: (rules) => tryOnCycle(api, rules),
  });
  const rules = wanted === 'with' ? proposed : others;
  // What the form said before is not shown beside what it says now.
  const isOfForm = JSON.stringify(rules) === JSON.stringify(variables);
  const run = (which: Wanted, list: Rules | null) => {
    setWanted(which);
    if (list) mutate(list);
  };
  return (
    <Section title={text('cycle.title')}>
      <p className={styles.quiet}>{text('cycle.text')}</p>
      <div className={styles.buttons}>
        <Button
          icon={<PlayFilled />}
          disabled={proposed === null}
          busy={isPending && wanted === 'with'}
          onClick={() => run('with', proposed)}
        >
          {text('cycle.try')}
        </Button>
        {others && (
          <Button
            look="subtle"
            busy={isPending && wanted === 'without'}
            onClick={() => run('without', others)}
          >
            {text('cycle.try.without')}
          </Button>
        )}
      </div>
      <div role="status">
        {!isPending && error && isOfForm && (
          <FailurePanel
            title={text('cycle.failed')}
            failure={error}
            onRetry={() => run(wanted, rules)}
          />
        )}
        {!isPending && data && isOfForm && (
          <CycleResult title={text(`cycle.${wanted}`)} trial={data} />
        )}
      </div>
    </Section>
  );
}

const useStyles = makeStyles({
  quiet: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
