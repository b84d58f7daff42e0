import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isLocale, weekdays, type components, type Locale } from 'shared-contracts';
import {
  Button,
  Card,
  makeStyles,
  SelectField,
  SwitchField,
  useApi,
  useEmployeeSession,
  useQuery,
  useUnsavedChanges,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useSaveConfiguration } from './useSaveConfiguration.ts';

/** 24-hour switch, language, start of week; saving asks for confirmation (spec §4). */
export function ConfigurationCard() {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  const { configuration } = useEmployeeSession();
  const [chosen, setChosen] = useState(configuration);
  const { data: locales = [ownName(configuration.locale)] } = useQuery(
    api.query.GET('/api/info/locales'),
  );
  const { isSaving, askAndSave } = useSaveConfiguration(chosen);
  const isChanged = !isSameConfiguration(chosen, configuration);
  useUnsavedChanges(isChanged && !isSaving, askAndSave);

  return (
    <Card title={text('shell.settings.display')}>
      <div className={styles.fields}>
        <SwitchField
          label={text('shell.settings.is24Hour')}
          checked={chosen.is24HourDateTime}
          onChange={(is24HourDateTime) => setChosen({ ...chosen, is24HourDateTime })}
        />
        <SelectField
          label={text('shell.language')}
          value={chosen.locale}
          disabled={locales.length < 2}
          choices={locales.map((each) => ({ value: each.locale, label: each.name }))}
          onChange={(value) => {
            if (value && isLocale(value)) setChosen({ ...chosen, locale: value });
          }}
        />
        <SelectField
          label={text('shell.settings.startOfWeek')}
          value={chosen.startOfWeek}
          choices={weekdays.map((day) => ({ value: day, label: text(`shell.weekday.${day}`) }))}
          onChange={(startOfWeek) => {
            if (startOfWeek) setChosen({ ...chosen, startOfWeek });
          }}
        />
        <div className={styles.actions}>
          <Button onClick={() => void navigate(-1)}>{text('shell.back')}</Button>
          <Button
            look="primary"
            disabled={!isChanged}
            busy={isSaving}
            onClick={() => void askAndSave()}
          >
            {text('shell.settings.save')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '16px' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '12px' },
});

/** The language's own name, until the server's list has loaded. */
function ownName(locale: Locale) {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  return { locale, name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) };
}

type UserConfiguration = components['schemas']['UserConfiguration'];

/** Whether two configurations are equal. */
function isSameConfiguration(one: UserConfiguration, other: UserConfiguration): boolean {
  return (
    one.is24HourDateTime === other.is24HourDateTime &&
    one.locale === other.locale &&
    one.startOfWeek === other.startOfWeek
  );
}
