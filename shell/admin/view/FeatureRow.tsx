import {
  Badge,
  Button,
  EditRegular,
  HistoryRegular,
  IconButton,
  makeStyles,
  media,
  palette,
  text as type,
  tokens,
} from 'shared-ui';
import { useAdminText } from '../messages/useAdminText.ts';
import type { FeatureSetting } from '../rules/featureEntry.ts';
import { differsFromDefault } from '../rules/findSettings.ts';
import { useMeaning, useSettingWords } from './useSettingWords.ts';

export interface FeatureRowProps {
  readonly setting: FeatureSetting;
  readonly onChange: () => void;
  readonly onHistory: () => void;
}

/** A switch or property: meaning, name, value, default, last change. */
export function FeatureRow({ setting, onChange, onHistory }: FeatureRowProps) {
  const styles = useStyles();
  const text = useAdminText();
  const words = useSettingWords();
  const meaningOf = useMeaning();
  const { name, value, default: standard } = setting;
  const lastChange = words.lastChange(setting);
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <div className={styles.meaning}>{meaningOf(name)}</div>
        <div className={styles.name}>{name}</div>
        {setting.notYet === true && <div className={styles.notYet}>{text('admin.notYet')}</div>}
        {lastChange && <div className={styles.quiet}>{lastChange}</div>}
      </div>
      <div className={styles.state}>
        <div className={styles.values}>
          <div className={styles.value}>{words.value(value)}</div>
          {differsFromDefault(setting) && (
            <div className={styles.quiet}>
              {text('admin.default', { value: words.value(standard) })}
            </div>
          )}
        </div>
        {differsFromDefault(setting) && (
          <Badge meaning="pending" icon={<EditRegular />}>
            {text('admin.isChanged')}
          </Badge>
        )}
        <div className={styles.actions}>
          <IconButton
            size="row"
            icon={<HistoryRegular />}
            label={text('admin.history.of', { name })}
            onClick={onHistory}
          />
          <Button size="row" aria-label={text('admin.change.of', { name })} onClick={onChange}>
            {text('admin.change')}
          </Button>
        </div>
      </div>
    </li>
  );
}

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '10px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    [media.phone]: { flexDirection: 'column', alignItems: 'stretch' },
  },
  about: { flexGrow: 1, minWidth: 0 },
  meaning: type.bodyStrong,
  name: { ...type.caption, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  notYet: { ...type.caption, color: palette.status.warning.text },
  quiet: { ...type.caption, color: tokens.colorNeutralForeground3 },
  state: { display: 'flex', flexShrink: 0, alignItems: 'center', gap: '12px' },
  values: {
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    [media.phone]: { textAlign: 'left' },
  },
  value: type.bodyStrong,
  actions: {
    display: 'flex',
    gap: '4px',
    [media.phone]: { marginLeft: 'auto' },
  },
});
