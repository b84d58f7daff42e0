import { makeStyles, media, text as type, tokens, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { RulesTrial } from '../data/ruleCalls.ts';

interface CycleResultProps {
  readonly title: string;
  readonly trial: RulesTrial;
}

/** How much the last pay cycle would have differed, and where most. */
export function CycleResult({ title, trial }: CycleResultProps) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const { startDate, endDate, compared, entries, comparedFrom, differing, otherKinds } = trial;
  const { clockedMinutes, minutesBefore, minutesAfter, peopleUp, peopleDown, largest } = trial;
  const length = (minutes: number) => formats.hours(minutes * 60);
  const signed = (minutes: number) =>
    `${minutes < 0 ? '−' : minutes > 0 ? '+' : ''}${length(Math.abs(minutes))}`;
  const days = formats.dateRange(startDate, endDate, true);
  const sums = [
    [text('cycle.clocked'), length(clockedMinutes)],
    [text('cycle.was'), length(minutesBefore)],
    [text('cycle.wouldBe'), length(minutesAfter)],
    [text('cycle.difference'), signed(minutesAfter - minutesBefore)],
  ] as const;
  const isSame = differing === 0 && otherKinds === 0;
  return (
    <div className={styles.result}>
      <h4 className={styles.title}>{title}</h4>
      <p className={styles.line}>
        {text('cycle.compared', { days, count: compared })}
        {'. '}
        {isSame
          ? compared > 0 && text('cycle.same')
          : text('cycle.differing', { count: differing })}
        {otherKinds > 0 && ` ${text('cycle.otherKinds', { count: otherKinds })}`}
      </p>
      {compared < entries && (
        <p className={styles.line}>
          {text('cycle.latest', { compared, entries, from: formats.day(comparedFrom) })}
        </p>
      )}
      {compared > 0 && (
        <dl className={styles.sums}>
          {sums.map(([name, value]) => (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {differing > 0 && (
        <>
          <p className={styles.line}>{text('cycle.people', { up: peopleUp, down: peopleDown })}</p>
          <h4 className={styles.title}>{text('cycle.largest')}</h4>
          <ul aria-label={text('cycle.largest')} className={styles.list}>
            {largest.map((entry, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a person can have two entries a day
              <li key={index} className={styles.entry}>
                <span className={styles.who}>
                  <span className={styles.person}>{entry.name}</span>
                  <span className={styles.name}>{formats.day(entry.date)}</span>
                </span>
                <span className={styles.value}>
                  {text('cycle.change', {
                    before: length(entry.minutesBefore),
                    after: length(entry.minutesAfter),
                  })}
                </span>
                <span className={styles.value}>
                  {signed(entry.minutesAfter - entry.minutesBefore)}
                </span>
                <span className={styles.name}>
                  {text(`why.${entry.rule}`)}
                  {entry.code !== null && ` (${entry.code})`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', gap: '8px' },
  title: { ...type.bodyStrong, margin: 0 },
  line: { ...type.body, margin: 0 },
  sums: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '8px',
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  name: { ...type.secondary, color: tokens.colorNeutralForeground3 },
  value: { ...type.body, ...type.numbers, margin: 0 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  entry: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1.2fr) 90px minmax(0, 1.4fr)',
    alignItems: 'center',
    gap: '0 12px',
    padding: '6px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  who: { display: 'flex', flexDirection: 'column' },
  person: { ...type.bodyStrong, overflowWrap: 'anywhere' },
});
