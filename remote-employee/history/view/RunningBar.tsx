import { workedSeconds } from 'shared-contracts';
import {
  AddRegular,
  BottomBar,
  Button,
  makeStyles,
  media,
  mergeClasses,
  StateDot,
  text as type,
  tokens,
  useFeature,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import { LiveText } from '../../active-shift/view/LiveText.tsx';
import type { ShownClock } from '../../active-shift/view/useActiveShift.ts';
import { useText } from '../../messages/useText.ts';

export interface RunningBarProps {
  readonly clock: ShownClock;
  /** Null if time cannot be added. */
  readonly onAddTime: (() => void) | null;
}

/** At the bottom of the page: the running timer, and the current booking. */
export function RunningBar({ clock, onAddTime }: RunningBarProps) {
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const { state, shift, serverNow } = clock;
  const isPhone = useViewport() === 'phone';
  const open = state.kind === 'idle' ? null : shift;
  const position = open?.position ?? '';
  // Nothing is shown before the server's first response.
  const isAwaited = useFeature('TIME_CAPTURE') && !clock.isKnown;
  const said = isPhone && open ? position : text(words[state.kind], { position });
  return (
    <BottomBar
      start={
        <>
          <StateDot state={dots[state.kind]} />
          <span className={styles.state}>
            <span className={mergeClasses(styles.timer, !open && styles.idle)}>
              <LiveText
                read={() => (open ? formats.timer(workedSeconds(open, serverNow())) : '--:--:--')}
              />
            </span>
            <span className={styles.words}>{isAwaited ? '\u00a0' : said}</span>
          </span>
        </>
      }
    >
      {onAddTime && (
        <Button look="primary" icon={<AddRegular />} onClick={onAddTime}>
          {text('history.addTime')}
        </Button>
      )}
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
  state: {
    display: 'flex',
    alignItems: 'baseline',
    columnGap: '12px',
    minWidth: 0,
    [media.phone]: { flexDirection: 'column' },
  },
  // The same width with and without a time.
  timer: { ...type.state, whiteSpace: 'nowrap', minWidth: '4.4em' },
  idle: { fontVariantNumeric: 'normal' },
  words: {
    ...type.body,
    minWidth: 0,
    maxWidth: '100%',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground3,
    [media.phone]: type.caption,
  },
});
