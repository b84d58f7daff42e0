import { useState } from 'react';
import {
  Button,
  Dialog,
  makeStyles,
  SelectField,
  text as type,
  TextField,
  tokens,
} from 'shared-ui';
import { ConfirmSession } from '../../passkeys/view/ConfirmSession.tsx';
import { useText } from '../../messages/useText.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { limitsOf, parseEntry, type FeatureSetting } from '../rules/featureEntry.ts';
import { differsFromDefault } from '../rules/findSettings.ts';
import { useChangeFeature } from './useChangeFeature.ts';
import { useMeaning, useSettingWords } from './useSettingWords.ts';

export interface ChangeDialogProps {
  readonly setting: FeatureSetting;
  readonly onClose: () => void;
}

/** Asks for the new value, describes its effect, and saves it for everybody. */
export function ChangeDialog({ setting, onClose }: ChangeDialogProps) {
  const styles = useStyles();
  const text = useAdminText();
  const shellText = useText();
  const words = useSettingWords();
  const meaningOf = useMeaning();
  const change = useChangeFeature(setting, onClose);
  const { name, value, type: kind, default: standard } = setting;
  const [typed, setTyped] = useState(String(kind === 'boolean' ? value !== true : value));
  const [isTried, setIsTried] = useState(false);
  const entry = parseEntry(setting, typed);
  const isSame = 'value' in entry && entry.value === value;
  const fault = 'fault' in entry ? text(`admin.fault.${entry.fault}`, limitsOf(setting)) : null;
  const choices = kind === 'boolean' ? ['true', 'false'] : setting.choices;
  const isPasskeyFirst = change.failure?.code === 'PASSKEY_FIRST';
  const save = (hasRegistered = false) => {
    setIsTried(true);
    if ('value' in entry) change.start({ value: entry.value, hasRegistered });
  };

  return (
    <Dialog
      open
      compact
      onClose={onClose}
      title={text('admin.change.of', { name })}
      subtitle={meaningOf(name)}
      actions={
        <>
          <Button onClick={onClose}>{shellText('shell.cancel')}</Button>
          {differsFromDefault(setting) && kind !== 'boolean' && (
            <Button busy={change.isPending} onClick={() => change.start({ value: standard })}>
              {text('admin.toDefault')}
            </Button>
          )}
          {!isPasskeyFirst && (
            <Button look="primary" busy={change.isPending} disabled={isSame} onClick={() => save()}>
              {text('admin.save')}
            </Button>
          )}
        </>
      }
    >
      {isPasskeyFirst ? (
        <ConfirmSession onConfirmed={save} />
      ) : (
        <div className={styles.content}>
          {choices ? (
            <SelectField
              label={text('admin.value')}
              value={typed}
              choices={choices.map((choice) => ({
                value: choice,
                label: kind === 'boolean' ? words.value(choice === 'true') : choice,
              }))}
              onChange={(chosen) => setTyped(chosen ?? typed)}
            />
          ) : (
            <TextField
              label={text('admin.value')}
              value={typed}
              onChange={setTyped}
              error={isTried ? fault : null}
              {...(kind === 'integer'
                ? { inputMode: 'numeric', hint: text('admin.range', limitsOf(setting)) }
                : {})}
            />
          )}
          <p className={styles.values}>
            {text('admin.now', { value: words.value(value) })}
            {' · '}
            {text('admin.default', { value: words.value(standard) })}
          </p>
          <p className={styles.everybody}>{text('admin.everybody')}</p>
        </div>
      )}
    </Dialog>
  );
}

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px' },
  values: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  everybody: { ...type.body, margin: 0 },
});
