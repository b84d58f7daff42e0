import { makeStyles, media, mergeClasses, text as type, tokens, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Example } from '../data/ruleCalls.ts';

const zone = 'UTC';

/** What counts of the example's shift, and why, stretch by stretch. */
export function ExampleResult({ example }: { readonly example: Example }) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const { clockedMinutes, version } = example;
  return (
    <>
      <p className={styles.result} role="status">
        {text('example.result', {
          clocked: formats.hours(clockedMinutes * 60),
          counted: formats.hours(version.duration),
        })}
      </p>
      <ul aria-label={text('example.stretches')} className={styles.list}>
        {version.minutes.map(({ startTime, endTime, minuteDuration, kind, rule }) => (
          <li
            key={`${startTime} ${rule}`}
            className={mergeClasses(styles.stretch, kind === 'REMOVED' && styles.removed)}
          >
            <span className={styles.times}>{formats.timeRange(startTime, endTime, zone)}</span>
            <span className={styles.minutes}>{formats.hours(minuteDuration * 60)}</span>
            <span className={styles.kind}>{text(`example.kind.${kind}`)}</span>
            <span className={styles.why}>{text(`why.${rule}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const useStyles = makeStyles({
  result: { ...type.bodyStrong, ...type.numbers, margin: 0 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  stretch: {
    ...type.body,
    display: 'grid',
    gridTemplateColumns: '130px 90px 130px minmax(0, 1fr)',
    gap: '0 12px',
    padding: '6px 0 6px 10px',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorBrandStroke1,
    marginBottom: '4px',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  removed: {
    borderInlineStartColor: tokens.colorNeutralStroke1,
    color: tokens.colorNeutralForeground3,
  },
  times: { ...type.numbers },
  minutes: { ...type.numbers, [media.phone]: { textAlign: 'end' } },
  kind: { ...type.bodyStrong },
  why: { [media.phone]: { textAlign: 'end' } },
});
