import type { components } from 'shared-contracts';
import { makeStyles, mergeClasses, palette, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { isException, remarksOf } from '../rules/remarks.ts';
import { remarkIcons } from './remarkLooks.tsx';

/** The remarks of a row as icons with names; the open row says them in words. */
export function RemarkIcons({ pair }: { readonly pair: components['schemas']['TimePair'] }) {
  const styles = useStyles();
  const text = useText();
  return (
    <span className={styles.icons}>
      {remarksOf(pair).map((remark) => (
        <span
          key={remark}
          role="img"
          aria-label={text(`history.remark.${remark}`)}
          data-tip={text(`history.remark.${remark}`)}
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
