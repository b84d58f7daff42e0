import type { ApprovalStatus } from 'shared-contracts';
import {
  CheckboxField,
  makeStyles,
  PopoverChip,
  StatusBadge,
  text as type,
  useViewport,
} from 'shared-ui';
import { usePageText } from '../../page-messages/usePageText.ts';

export interface StatusChipProps {
  /** Empty: all. */
  readonly statuses: readonly ApprovalStatus[];
  readonly onChange: (statuses: readonly ApprovalStatus[]) => void;
}

/** The selected statuses; the chip shows the first and the number of others. */
export function StatusChip({ statuses, onChange }: StatusChipProps) {
  const text = usePageText();
  const styles = useStyles();
  const isPhone = useViewport() === 'phone';
  const chosen = offered.filter((status) => statuses.includes(status));
  const [first] = chosen;
  return (
    <PopoverChip
      title={text('filter.status.title')}
      label={
        <>
          {text('filter.status')}
          {!first && <strong>{text('filter.status.all')}</strong>}
          {first && isPhone && <strong>{chosen.length}</strong>}
          {first && !isPhone && <StatusBadge status={first} />}
          {!isPhone && chosen.length > 1 && (
            <span className={styles.more}>+{chosen.length - 1}</span>
          )}
        </>
      }
    >
      {() => (
        <div role="group" aria-label={text('filter.status.title')} className={styles.choices}>
          {offered.map((status) => (
            <CheckboxField
              key={status}
              label={<StatusBadge bare status={status} />}
              checked={chosen.includes(status)}
              onChange={(isChosen) =>
                onChange(
                  offered.filter((each) => (each === status ? isChosen : chosen.includes(each))),
                )
              }
            />
          ))}
        </div>
      )}
    </PopoverChip>
  );
}

/** Statuses that need action come first. */
const offered: readonly ApprovalStatus[] = [
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
