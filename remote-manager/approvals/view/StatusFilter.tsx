import type { ApprovalStatus } from 'shared-contracts';
import {
  CheckboxField,
  makeStyles,
  PopoverChip,
  StatusBadge,
  text as type,
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export interface StatusFilterProps {
  /** None means all six. */
  readonly statuses: readonly ApprovalStatus[];
  readonly onChange: (statuses: readonly ApprovalStatus[]) => void;
}

/** The statuses that are shown; the chip says the first, then how many more. */
export function StatusFilter({ statuses, onChange }: StatusFilterProps) {
  const text = useText();
  const styles = useStyles();
  const isPhone = useViewport() === 'phone';
  const chosen = allStatuses.filter((status) => statuses.includes(status));
  const [first] = chosen;
  return (
    <PopoverChip
      title={text('approvals.status.title')}
      label={
        <>
          {text('approvals.status')}
          {!first && <strong>{text('approvals.status.all')}</strong>}
          {first && isPhone && <strong>{chosen.length}</strong>}
          {first && !isPhone && <StatusBadge status={first} />}
          {!isPhone && chosen.length > 1 && (
            <span className={styles.more}>+{chosen.length - 1}</span>
          )}
        </>
      }
    >
      {() => (
        <div role="group" aria-label={text('approvals.status.title')} className={styles.choices}>
          {allStatuses.map((status) => (
            <CheckboxField
              key={status}
              label={<StatusBadge bare status={status} />}
              checked={chosen.includes(status)}
              onChange={(isChosen) =>
                onChange(
                  allStatuses.filter((each) =>
                    each === status ? isChosen : chosen.includes(each),
                  ),
                )
              }
            />
          ))}
        </div>
      )}
    </PopoverChip>
  );
}

const allStatuses: readonly ApprovalStatus[] = [
  'PENDING',
  'PENDING_DELETE',
  'INCOMPLETE',
  'APPROVED',
  'REJECTED',
  'DELETED',
];

const useStyles = makeStyles({
  choices: { display: 'flex', flexDirection: 'column' },
  more: { ...type.captionStrong },
});
