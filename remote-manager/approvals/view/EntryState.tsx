import { factsOf, RemarkIcons, useRemarkText } from 'shared-time';
import { rowStatus } from 'shared-time/worked-time';
import {
  Badge,
  DismissCircleFilled,
  makeStyles,
  StatusBadge,
  text as type,
  tokens,
  useHost,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Outcome } from '../rules/outcomes.ts';
import { exceptionsOf, type TimePair } from '../rules/timePairs.ts';
import { useStoppedText } from './useStoppedText.ts';

export interface EntryStateProps {
  readonly pair: TimePair;
  readonly outcome: Outcome | undefined;
  /** The status without fill, for phones. */
  readonly bare?: boolean;
}

/** An entry's status, its exceptions, and what stopped a decision, as text. */
export function EntryState({ pair, outcome, bare = false }: EntryStateProps) {
  const stoppedText = useStoppedText();
  const remarkText = useRemarkText();
  const text = useText();
  const styles = useStyles();
  const status = rowStatus(pair, useHost().features);
  const facts = factsOf(pair);
  const exceptions = exceptionsOf(pair);
  const deviations = status === 'PENDING' ? (pair.scheduleDeviations ?? []) : [];
  return (
    <span className={styles.state}>
      {status && <StatusBadge status={status} bare={bare} />}
      {facts.length > 0 && <RemarkIcons remarks={facts} />}
      {exceptions.length > 0 && (
        <Badge bare meaning="warning" icon={<WarningFilled />} className={styles.words}>
          {exceptions.map(remarkText).join(', ')}
          {pair.synchronisationError && ` – ${pair.synchronisationError.message}`}
        </Badge>
      )}
      {deviations.length > 0 && (
        <span className={styles.quiet}>
          {text('approvals.deviation', {
            what: deviations
              .map(({ kind, minutes }) => text(`approvals.deviation.${kind}`, { minutes }))
              .join(', '),
          })}
        </span>
      )}
      {outcome?.kind === 'stopped' && (
        <Badge bare meaning="rejected" icon={<DismissCircleFilled />} className={styles.words}>
          {stoppedText(outcome)}
        </Badge>
      )}
    </span>
  );
}

const useStyles = makeStyles({
  state: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px' },
  words: { ...type.secondaryStrong },
  quiet: { ...type.secondary, color: tokens.colorNeutralForeground3 },
});
