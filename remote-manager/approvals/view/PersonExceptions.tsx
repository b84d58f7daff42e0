import { useRemarkText } from 'shared-time';
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
import type { ApprovalGroup } from '../rules/timePairs.ts';

/** The exceptions in a person's undecided time, as text; if there are none, a subtle note. */
export function PersonExceptions({ group }: { readonly group: ApprovalGroup }) {
  const text = useText();
  const remarkText = useRemarkText();
  const styles = useStyles();
  const { presence, totalUnworked } = group;
  const exceptions = [
    ...group.exceptions.map(({ indicator }) => remarkText(indicator)),
    ...(totalUnworked > 0 ? [text('unworked.count', { count: totalUnworked })] : []),
  ];
  const isDeletionAsked = group.totalDeletions > 0;
  if (exceptions.length === 0 && !presence && !isDeletionAsked) {
    return (
      <span className={styles.quiet}>
        {text(group.totalDecidable > 0 ? 'approvals.nothingUnusual' : 'approvals.nothingToDecide')}
      </span>
    );
  }
  return (
    <span className={styles.words}>
      {exceptions.length > 0 && (
        <Badge bare meaning="warning" icon={<WarningFilled />} className={styles.badge}>
          {exceptions.join(', ')}
        </Badge>
      )}
      {isDeletionAsked && <StatusBadge bare status="PENDING_DELETE" className={styles.badge} />}
      {presence && (
        <Badge
          bare
          meaning={presence === 'AWAY' ? 'break' : 'work'}
          icon={presence === 'AWAY' ? <DrinkCoffeeFilled /> : <ClockFilled />}
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
