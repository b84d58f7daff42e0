import { makeStyles, media, text as type, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { DiscState } from './Disc.tsx';

export interface ShortcutHintProps {
  readonly state: DiscState;
  readonly hasBreaks: boolean;
}

/** The clock's keyboard shortcuts; only on devices with a keyboard. */
export function ShortcutHint({ state, hasBreaks }: ShortcutHintProps) {
  const styles = useStyles();
  const text = useText();
  const key = (parts: unknown) => (
    <kbd key={String(parts)} className={styles.key}>
      {String(parts)}
    </kbd>
  );
  const id = state !== 'idle' && !hasBreaks ? 'clock.keys.noBreaks' : keysOf[state];
  return <p className={styles.hint}>{text.rich(id, { k: key })}</p>;
}

const keysOf = {
  idle: 'clock.keys.idle',
  'clocked-in': 'clock.keys.clockedIn',
  'on-break': 'clock.keys.onBreak',
} as const;

const useStyles = makeStyles({
  hint: {
    ...type.caption,
    margin: 0,
    textAlign: 'center',
    color: tokens.colorNeutralForeground3,
    [media.belowDesktop]: { display: 'none' },
    [media.touch]: { display: 'none' },
  },
  key: {
    ...type.caption,
    fontFamily: 'inherit',
    padding: '1px 6px',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});
