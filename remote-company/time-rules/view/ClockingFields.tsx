import { makeStyles, media, TextField } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Clockings } from '../rules/exampleTimes.ts';

interface ClockingFieldsProps {
  readonly clockings: Clockings;
  readonly onChange: (clockings: Clockings) => void;
}

/** When somebody clocks in and out, and the break that they clock. */
export function ClockingFields({ clockings, onChange }: ClockingFieldsProps) {
  const text = useText();
  const styles = useStyles();
  const { start, end, pause } = clockings;
  const setPause = (part: Partial<Clockings['pause']>) =>
    onChange({ ...clockings, pause: { ...pause, ...part } });
  return (
    <div className={styles.times}>
      <TextField
        type="time"
        label={text('example.in')}
        value={start}
        onChange={(typed) => onChange({ ...clockings, start: typed })}
      />
      <TextField
        type="time"
        label={text('example.out')}
        value={end}
        onChange={(typed) => onChange({ ...clockings, end: typed })}
      />
      <TextField
        type="time"
        optional
        label={text('example.breakFrom')}
        value={pause.start}
        onChange={(typed) => setPause({ start: typed })}
      />
      <TextField
        type="time"
        optional
        label={text('example.breakTo')}
        value={pause.end}
        onChange={(typed) => setPause({ end: typed })}
      />
    </div>
  );
}

const useStyles = makeStyles({
  times: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    alignItems: 'end',
    gap: '8px',
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
