import {
  Badge,
  Button,
  makeStyles,
  media,
  text as type,
  tokens,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { WaitingPunch } from '../data/keptPunches.ts';
import { GivePunchForm } from './GivePunchForm.tsx';
import { useSettle } from './useSettle.ts';

export interface KeptPunchRowProps {
  readonly punch: WaitingPunch;
  /** The recipient is being chosen. */
  readonly isGiving: boolean;
  readonly onGive: (isGiving: boolean) => void;
  /** Opens the person's day to add time manually; absent without permission. */
  readonly onAddTime: ((punch: WaitingPunch) => void) | undefined;
  readonly onSettled: () => void;
}

/** A waiting punch: kind, time by its terminal's clock, place, person and reason. */
export function KeptPunchRow(props: KeptPunchRowProps) {
  const { punch, isGiving, onGive, onAddTime, onSettled } = props;
  const { at, timeZone, terminal, operation, reason, said, saidBy, employee } = punch;
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  // Always with the date: a waiting punch can be of any day.
  const moment = `${formats.day(formats.dateOf(at, timeZone))}, ${formats.time(at, timeZone)}`;
  const name = employee && `${employee.firstName} ${employee.lastName}`;
  const which = text('kept.which', { operation: text(`kept.do.${operation}`), when: moment });
  const { isBusy, give, setAside } = useSettle(punch, which, onSettled);
  function recordFor({ id, assignmentId }: NonNullable<typeof employee>, who: string): void {
    // Asks which of several positions.
    if (assignmentId === null) onGive(true);
    else give({ employeeId: id, assignmentId, name: who });
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.which}>{which}</h3>
        <p className={styles.second}>
          {[terminal, name, said !== null && text(saidWords[saidBy ?? 'UNKNOWN'], { said })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Badge bare meaning="warning" icon={<WarningFilled />} className={styles.reason}>
          {text(`kept.reason.${reason}`)}
        </Badge>
      </div>
      {isGiving ? (
        <GivePunchForm punch={punch} isBusy={isBusy} onCancel={() => onGive(false)} onGive={give} />
      ) : (
        <div className={styles.buttons}>
          {employee && name && (
            <Button
              size="row"
              busy={isBusy}
              aria-label={text('kept.recordFor.of', { name, which })}
              onClick={() => recordFor(employee, name)}
            >
              {text('kept.recordFor', { name })}
            </Button>
          )}
          {employee && onAddTime && (
            <Button
              size="row"
              disabled={isBusy}
              aria-label={text('kept.addTime.of', { which })}
              onClick={() => onAddTime(punch)}
            >
              {text('kept.addTime')}
            </Button>
          )}
          <Button
            size="row"
            look={employee ? 'subtle' : 'outline'}
            disabled={isBusy}
            aria-label={text(employee ? 'kept.giveElse.of' : 'kept.give.of', { which })}
            onClick={() => onGive(true)}
          >
            {text(employee ? 'kept.giveElse' : 'kept.give')}
          </Button>
          <Button
            size="row"
            look="subtle"
            disabled={isBusy}
            aria-label={text('kept.aside.of', { which })}
            onClick={setAside}
          >
            {text('kept.aside')}
          </Button>
        </div>
      )}
    </li>
  );
}

const saidWords = {
  NUMBER: 'kept.said.NUMBER',
  BADGE: 'kept.said.BADGE',
  UNKNOWN: 'kept.said',
} as const;

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '12px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { flex: '1 1 280px', minWidth: 0 },
  which: { ...type.bodyStrong, ...type.numbers, margin: 0, [media.phone]: { ...type.rowFirst } },
  second: {
    ...type.secondary,
    margin: '2px 0',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  reason: { ...type.secondaryStrong, whiteSpace: 'normal' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
