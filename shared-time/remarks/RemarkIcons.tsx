import { makeStyles, mergeClasses, palette, tokens } from 'shared-ui';
import { useRemarkText } from './RemarkBadges.tsx';
import { remarkIcon } from './remarkIcon.tsx';
import { isException, type RowRemark } from './remarksOf.ts';
/** The remarks of a row as icons with names; the expanded row shows them as text. */
export function RemarkIcons({ remarks }: { readonly remarks: readonly RowRemark[] }) {
  const styles = useStyles();
  const remarkText = useRemarkText();
  return (
    <span className={styles.icons}>
      {remarks.map((remark) => (
        <span
          key={remark}
          role="img"
          aria-label={remarkText(remark)}
          data-tip={remarkText(remark)}
          className={mergeClasses(styles.icon, isException(remark) && styles.exception)}
        >
          {remarkIcon[remark]}
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
