import type { components } from 'shared-contracts';
import { makeStyles, mergeClasses, text as type, tokens, useUserFormats } from 'shared-ui';
import { useSignOffText } from '../messages/useText.ts';
import { hourLines } from '../rules/hourLines.ts';

export interface HourListProps {
  readonly hours: components['schemas']['HoursByType'];
  /** Inline in the panel; otherwise stacked. */
  readonly isInline?: boolean;
}

/** Hours by type. */
export function HourList({ hours, isInline = false }: HourListProps) {
  const text = useSignOffText();
  const styles = useStyles();
  const formats = useUserFormats();
  return (
    <dl
      aria-label={text('signOff.hours')}
      className={mergeClasses(styles.list, isInline && styles.inline)}
    >
      {hourLines(hours).map((line) => {
        const name = line.kind === 'sum' ? text(`signOff.hours.${line.sum}`) : line.name;
        return (
          <div
            key={`${line.kind} ${name}`}
            className={mergeClasses(styles.line, isInline && styles.inlineLine)}
          >
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.hours}>{formats.duration(line.seconds)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const useStyles = makeStyles({
  list: { ...type.body, margin: 0 },
  inline: {
    ...type.secondary,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    paddingLeft: '28px',
  },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  inlineLine: { gap: '6px', padding: 0, borderTop: 'none' },
  name: { color: tokens.colorNeutralForeground3 },
  hours: { ...type.numbers, margin: 0, color: tokens.colorNeutralForeground1 },
});
