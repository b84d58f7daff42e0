import {
  Badge,
  Button,
  makeStyles,
  media,
  text as type,
  tokens,
  useMinute,
  WarningFilled,
} from 'shared-ui';
import { toInstant } from 'shared-contracts';
import { useText } from '../../messages/useText.ts';
import { useMoment } from '../../people/view/useMoment.ts';
import type { WaitingPunch } from '../data/keptPunches.ts';
import { GivePunchForm } from './GivePunchForm.tsx';
import { useSettle } from './useSettle.ts';

export interface KeptPunchRowProps {
  readonly punch: WaitingPunch;
  /** For whom it is recorded is being chosen. */
  readonly isGiving: boolean;
  readonly onGive: (isGiving: boolean) => void;
  readonly onSettled: () => void;
}

/** A punch that waits: what, when by the clock of its terminal, where, whose and why. */
export function KeptPunchRow({ punch, isGiving, onGive, onSettled }: KeptPunchRowProps) {
  const { at, timeZone, terminal, operation, reason, said, employee } = punch;
  const text = useText();
  const styles = useStyles();
  const moment = useMoment()(at, timeZone, toInstant(useMinute().getTime()));
  const name = employee && `${employee.firstName} ${employee.lastName}`;
  const which = text('kept.which', { operation: text(`kept.do.${operation}`), when: moment });
  const { isBusy, give, setAside } = useSettle(punch, which, onSettled);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.which}>{which}</h3>
        <p className={styles.second}>
          {[terminal, name, said !== null && text('kept.said', { said })]
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
          <Button
            size="row"
            disabled={isBusy}
            aria-label={text('kept.give.of', { which })}
            onClick={() => onGive(true)}
          >
            {text('kept.give')}
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

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
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
