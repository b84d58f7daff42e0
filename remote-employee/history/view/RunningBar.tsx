import { workedSeconds } from 'shared-contracts';
import {
  BottomBar,
  makeStyles,
  mergeClasses,
  StateDot,
  text as type,
  tokens,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import { LiveText } from '../../active-shift/view/LiveText.tsx';
import type { ShownClock } from '../../active-shift/view/useActiveShift.ts';
import { useText } from '../../messages/useText.ts';

/** At the foot of the page: the running timer, and what somebody is clocked in as. */
export function RunningBar({ clock }: { readonly clock: ShownClock }) {
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const { state, shift, serverNow } = clock;
  const isPhone = useViewport() === 'phone';
  const open = state.kind === 'idle' ? null : shift;
  const position = open?.position ?? '';
  return (
    <BottomBar
      start={
        <>
          <StateDot state={dots[state.kind]} />
          <span className={mergeClasses(styles.timer, !open && styles.idle)}>
            <LiveText
              read={() => (open ? formats.timer(workedSeconds(open, serverNow())) : '--:--:--')}
            />
          </span>
          <span className={styles.words}>
            {isPhone && open ? position : text(words[state.kind], { position })}
          </span>
        </>
      }
    >
      {null}
    </BottomBar>
  );
}

const dots = { idle: 'off', 'clocked-in': 'working', 'on-break': 'onBreak' } as const;

const words = {
  idle: 'history.bar.idle',
  'clocked-in': 'history.bar.clockedIn',
  'on-break': 'history.bar.onBreak',
} as const;

const useStyles = makeStyles({
  timer: { ...type.state, whiteSpace: 'nowrap' },
  idle: { fontVariantNumeric: 'normal' },
  words: {
    ...type.body,
    minWidth: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground3,
  },
});
