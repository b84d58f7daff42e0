import { makeStyles, mergeClasses, text as type, tokens } from 'shared-ui';
import type { Version } from '../rules/versionsOf.ts';

export interface VersionLabelProps {
  readonly label: Version['label'];
  readonly name: string;
}

/** `Current` and `Initial` as labels, other versions as plain text. */
export function VersionLabel({ label, name }: VersionLabelProps) {
  const styles = useStyles();
  return (
    <span
      className={mergeClasses(
        styles.label,
        label === 'CURRENT' && styles.current,
        label === 'INITIAL' && styles.initial,
      )}
    >
      {name}
    </span>
  );
}

const useStyles = makeStyles({
  label: {
    ...type.body,
    display: 'inline-block',
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
  },
  current: {
    ...type.captionStrong,
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
  },
  initial: {
    ...type.captionStrong,
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
});
