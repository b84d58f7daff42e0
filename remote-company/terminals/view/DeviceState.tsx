import { limits } from 'shared-contracts';
import { Badge, CheckmarkCircleFilled, makeStyles, useUserFormats, WarningFilled } from 'shared-ui';
import { Quiet } from 'shared-ui/table';
import { useWhen } from '../../company-history/view/useWhen.ts';
import { useText } from '../../messages/useText.ts';
import type { SignedInDevice } from '../data/terminalCalls.ts';

/** Whether a device runs, when it was last seen, and whether its clock is right. */
export function DeviceState({ device }: { readonly device: SignedInDevice }) {
  const text = useText();
  const when = useWhen();
  const formats = useUserFormats();
  const styles = useStyles();
  const off = device.clockOffSeconds ?? 0;
  return (
    <>
      <Badge
        bare
        meaning={device.isRunning ? 'approved' : 'warning'}
        icon={device.isRunning ? <CheckmarkCircleFilled /> : <WarningFilled />}
      >
        {text(stateOf(device))}
      </Badge>
      {Math.abs(off) > limits.terminalClockOffSeconds && (
        <Badge bare meaning="warning" icon={<WarningFilled />} className={styles.clock}>
          {text(off > 0 ? 'terminals.clockAhead' : 'terminals.clockBehind', {
            duration: formats.duration(Math.abs(off)),
          })}
        </Badge>
      )}
      <Quiet>{text('terminals.lastSeen', { when: when(device.lastSeenAt) })}</Quiet>
    </>
  );
}

function stateOf({ isRunning, hasEnded }: SignedInDevice) {
  if (hasEnded) return 'terminals.ended';
  return isRunning ? 'terminals.runs' : 'terminals.silent';
}

const useStyles = makeStyles({ clock: { display: 'flex' } });
