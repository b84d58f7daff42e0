import type { ErrorCode } from 'shared-contracts';
import { useRemarkText } from 'shared-time/remarks';
import {
  Badge,
  DismissCircleFilled,
  makeStyles,
  StatusBadge,
  text as type,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { exceptionsOf } from '../rules/exceptions.ts';
import type { Outcome } from '../rules/outcomes.ts';
import type { TimePair } from '../rules/timePairs.ts';

export interface EntryStateProps {
  readonly pair: TimePair;
  readonly outcome: Outcome | undefined;
  /** The status without its fill, for phones. */
  readonly bare?: boolean;
}

/** An entry's status, what is unusual about it, and what stopped a decision, all in words. */
export function EntryState({ pair, outcome, bare = false }: EntryStateProps) {
  const text = useText();
  const remarkText = useRemarkText();
  const styles = useStyles();
  const exceptions = exceptionsOf([pair]);
  return (
    <span className={styles.state}>
      <StatusBadge status={pair.status} bare={bare} />
      {exceptions.length > 0 && (
        <Badge bare meaning="warning" icon={<WarningFilled />} className={styles.words}>
          {exceptions.map(remarkText).join(', ')}
        </Badge>
      )}
      {outcome?.kind === 'stopped' && (
        <Badge bare meaning="rejected" icon={<DismissCircleFilled />} className={styles.words}>
          {text(`approvals.stopped.${reasonOf(outcome.code)}`)}
        </Badge>
      )}
    </span>
  );
}

const knownReasons = [
  'STATUS_NOT_ALLOWED',
  'SHIFT_ALREADY_CORRECTED',
  'SHIFT_ALREADY_DELETED',
  'NOT_FOUND',
  'ACCESS_DENIED',
  'TIME_COLLISION',
] as const satisfies readonly ErrorCode[];

function reasonOf(code: ErrorCode | undefined): (typeof knownReasons)[number] | 'other' {
  return knownReasons.find((known) => known === code) ?? 'other';
}

const useStyles = makeStyles({
  state: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px' },
  words: { ...type.secondaryStrong },
});
