import type { DateRange } from 'shared-contracts';
import { makeStyles, text as type, tokens, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

/** The pay cycles from today on, so that a wrong beginning is seen. */
export function NextCycles({ cycles }: { readonly cycles: readonly DateRange[] }) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  return (
    <div className={styles.box}>
      <span className={styles.title}>{text('details.cycle.next')}</span>
      <ul className={styles.list}>
        {cycles.map(({ startDate, endDate }) => (
          <li key={startDate}>{formats.dateRange(startDate, endDate, true)}</li>
        ))}
      </ul>
    </div>
  );
}

const useStyles = makeStyles({
  box: {
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  title: { ...type.secondary, color: tokens.colorNeutralForeground3 },
  list: { ...type.body, ...type.numbers, margin: '4px 0 0', padding: 0, listStyleType: 'none' },
});
