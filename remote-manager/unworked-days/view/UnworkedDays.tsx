import { useState } from 'react';
import { refusalOf } from 'shared-contracts';
import {
  Button,
  Card,
  ChevronDownRegular,
  ChevronRightRegular,
  makeStyles,
  media,
  palette,
  text as type,
  tokens,
  useHost,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import type { ApprovalFilter } from '../../approvals/rules/approvalFilter.ts';
import { useText } from '../../messages/useText.ts';
import type { UnworkedDay } from '../data/unworkedDays.ts';
import { unworkedFilter } from '../rules/unworkedFilter.ts';
import { useUnworkedDays } from './useUnworkedDays.ts';

/** Rows that are shown at first, and more with each press. */
const shownAtOnce = 20;

/** Planned shifts that are over and have no time: who did not come, and what to do about it. */
export function UnworkedDays({ filter }: { readonly filter: ApprovalFilter }) {
  const text = useText();
  const styles = useStyles();
  const { days, whichOf, decide, add } = useUnworkedDays(unworkedFilter(filter));
  const { features } = useHost();
  const mayAdd = refusalOf('ADD', { actsAs: 'MANAGER', ...features }) === null;
  const [isOpen, setIsOpen] = useState(false);
  const [shown, setShown] = useState(shownAtOnce);
  if (days.length === 0) return null;
  return (
    <Card flush className={styles.card}>
      <button
        type="button"
        aria-expanded={isOpen}
        className={styles.head}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <ChevronDownRegular /> : <ChevronRightRegular />}
        <WarningFilled className={styles.icon} />
        <span>{text('unworked.title', { count: days.length })}</span>
      </button>
      {isOpen && (
        <ul aria-label={text('unworked.title', { count: days.length })} className={styles.list}>
          {days.slice(0, shown).map((day) => (
            <UnworkedRow
              key={`${day.employeeAssignmentId} ${day.date}`}
              day={day}
              which={whichOf(day)}
              onAdd={mayAdd && day.canAddTime ? () => void add(day) : null}
              onDecide={(outcome) => void decide(day, outcome)}
            />
          ))}
        </ul>
      )}
      {isOpen && days.length > shown && (
        <Button
          look="subtle"
          tone="brand"
          className={styles.more}
          onClick={() => setShown(shown + shownAtOnce)}
        >
          {text('unworked.more', { count: days.length - shown })}
        </Button>
      )}
    </Card>
  );
}

interface UnworkedRowProps {
  readonly day: UnworkedDay;
  readonly which: { readonly name: string; readonly day: string };
  /** Null where time cannot be added. */
  readonly onAdd: (() => void) | null;
  readonly onDecide: (outcome: 'ABSENT' | 'LEFT') => void;
}

function UnworkedRow({ day, which, onAdd, onDecide }: UnworkedRowProps) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const { planned, timeZone, scheduleName } = day;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong className={styles.name}>{which.name}</strong>
        <span className={styles.facts}>
          {which.day}
          {' · '}
          {text('unworked.planned', {
            times: formats.timeRange(planned.start, planned.end, timeZone),
            name: scheduleName,
          })}
        </span>
      </div>
      <div className={styles.actions}>
        {onAdd && (
          <Button size="row" aria-label={text('unworked.add.of', which)} onClick={onAdd}>
            {text('unworked.add')}
          </Button>
        )}
        <Button
          size="row"
          aria-label={text('unworked.absent.of', which)}
          onClick={() => onDecide('ABSENT')}
        >
          {text('unworked.absent')}
        </Button>
        <Button
          size="row"
          look="subtle"
          aria-label={text('unworked.leave.of', which)}
          onClick={() => onDecide('LEFT')}
        >
          {text('unworked.leave')}
        </Button>
      </div>
    </li>
  );
}

const useStyles = makeStyles({
  card: { marginBottom: '12px', overflow: 'hidden' },
  head: {
    ...type.bodyStrong,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    minHeight: '44px',
    padding: '0 12px',
    border: 'none',
    textAlign: 'start',
    fontFamily: 'inherit',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
  },
  icon: { flexShrink: 0, fontSize: '18px', color: palette.status.warning.text },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '8px 12px 8px 40px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [media.phone]: { padding: '8px 12px' },
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { ...type.bodyStrong },
  facts: { ...type.secondary, ...type.numbers, color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px' },
  more: { margin: '4px 12px 8px' },
});
