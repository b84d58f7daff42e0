import type { components } from 'shared-contracts';
import { remarkIcons, useRemarkText } from 'shared-time/remarks';
import { makeStyles, mergeClasses, palette, tokens } from 'shared-ui';
import { isException, remarksOf } from '../rules/remarks.ts';

/** The remarks of a row as icons with names; the open row says them in words. */
export function RemarkIcons({ pair }: { readonly pair: components['schemas']['TimePair'] }) {
  const styles = useStyles();
  const remarkText = useRemarkText();
  return (
    <span className={styles.icons}>
      {remarksOf(pair).map((remark) => (
        <span
          key={remark}
          role="img"
          aria-label={remarkText(remark)}
          data-tip={remarkText(remark)}
          className={mergeClasses(styles.icon, isException(remark) && styles.exception)}
        >
          {remarkIcons[remark]}
        </span>
      ))}
    </span>
  );
}

const useStyles = makeStyles({
  icons: { display: 'flex', flexWrap: 'wrap', gap: '2px 6px' },
  icon: { display: 'flex', fontSize: '18px', color: tokens.colorNeutralForeground3 },
  exception: { color: palette.status.warning.text },
});
