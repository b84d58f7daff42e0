import {
  Badge,
  ClockFilled,
  DrinkCoffeeFilled,
  makeStyles,
  StatusBadge,
  text as type,
  tokens,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { exceptionsOf, presenceOf } from '../rules/exceptions.ts';
import { asksForDeletion } from '../rules/groups.ts';
import type { ApprovalGroup } from '../rules/timePairs.ts';

/** What is unusual in a person's time, in one line of words; that nothing is, said quietly. */
export function PersonExceptions({ group }: { readonly group: ApprovalGroup }) {
  const text = useText();
  const styles = useStyles();
  const exceptions = exceptionsOf(group.summaries);
  const presence = presenceOf(group.summaries);
  const isDeletionAsked = asksForDeletion(group);
  if (exceptions.length === 0 && !presence && !isDeletionAsked) {
    return <span className={styles.quiet}>{text('approvals.nothingUnusual')}</span>;
  }
  return (
    <span className={styles.words}>
      {exceptions.length > 0 && (
        <Badge bare meaning="warning" icon={<WarningFilled />} className={styles.badge}>
          {exceptions.map((each) => text(`approvals.exception.${each}`)).join(', ')}
        </Badge>
      )}
      {isDeletionAsked && <StatusBadge bare status="PENDING_DELETE" className={styles.badge} />}
      {presence && (
        <Badge
          bare
          meaning={presence === 'ON_BREAK' ? 'break' : 'work'}
          icon={presence === 'ON_BREAK' ? <DrinkCoffeeFilled /> : <ClockFilled />}
          className={styles.badge}
        >
          {text(`approvals.presence.${presence}`)}
        </Badge>
      )}
    </span>
  );
}

const useStyles = makeStyles({
  words: { display: 'inline-flex', flexWrap: 'wrap', columnGap: '12px' },
  badge: { ...type.secondaryStrong },
  quiet: { ...type.body, color: tokens.colorNeutralForeground3 },
});
