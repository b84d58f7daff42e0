import {
  CheckmarkCircleRegular,
  makeStyles,
  palette,
  text as type,
  tokens,
  useEmployeeSession,
} from 'shared-ui';
import { useWhen } from '../../people/view/useMoment.ts';
import type { PayCycleSignOff } from '../data/signOff.ts';
import { useSignOffText } from '../messages/useText.ts';
import { HourList } from './HourList.tsx';
/** Who signed off when, and the number of hours if the reader can see it. */
export function SignOffLine({
  signOff,
}: {
  readonly signOff: PayCycleSignOff['signOffs'][number];
}) {
  const text = useSignOffText();
  const styles = useStyles();
  const when = useWhen();
  const { employeeId } = useEmployeeSession();
  const { signedBy, signedById, signedAt, people, hours } = signOff;
  const words = { name: signedBy, when: when(signedAt), people };
  return (
    <div className={styles.signOff}>
      <p className={styles.line}>
        <CheckmarkCircleRegular className={styles.icon} />
        {text(signedById === employeeId ? 'signOff.by.own' : 'signOff.by', words)}
      </p>
      {hours && <HourList hours={hours} isInline />}
    </div>
  );
}

const useStyles = makeStyles({
  signOff: { display: 'flex', flexDirection: 'column', gap: '4px', paddingBottom: '4px' },
  line: {
    ...type.bodyStrong,
    display: 'flex',
    gap: '8px',
    margin: 0,
    color: tokens.colorNeutralForeground1,
  },
  icon: { flexShrink: 0, fontSize: '20px', color: palette.status.approved.text },
});
