import { useMemo } from 'react';
import {
  CheckboxField,
  makeStyles,
  SelectField,
  text as type,
  TextField,
  tokens,
  useUserFormats,
} from 'shared-ui';
import { EntriesField } from '../../entries/view/EntriesField.tsx';
import { NamedEntryField } from '../../entries/view/NamedEntryField.tsx';
import { useText } from '../../messages/useText.ts';
import { TimeZoneField } from './TimeZoneField.tsx';
import { countriesIn } from '../rules/countries.ts';
import { workAuthorities } from '../rules/jobDraft.ts';
import type { JobFieldsProps } from './JobWorkFields.tsx';

/** Where somebody works. */
export function JobPlaceFields({ draft, onChange, fault }: JobFieldsProps) {
  const text = useText();
  const { locale } = useUserFormats();
  const countries = useMemo(
    () => countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  );
  return (
    <>
      <EntriesField
        optional
        section="geofences"
        label={text('jobs.sites')}
        hint={text('jobs.sites.hint')}
        chosen={draft.sites}
        onChange={(sites) => onChange({ sites })}
      />
      <NamedEntryField
        optional
        section="costCenters"
        label={text('jobs.costCenter')}
        chosen={draft.costCenter}
        onChange={(costCenter) => onChange({ costCenter })}
      />
      <TimeZoneField
        value={draft.timeZone}
        onChange={(timeZone) => onChange({ timeZone })}
        error={fault('timeZone')}
      />
      <SelectField
        label={text('jobs.country')}
        value={draft.countryCode}
        choices={countries}
        onChange={(countryCode) => onChange({ countryCode })}
        error={fault('countryCode')}
      />
    </>
  );
}

interface JobRuleFieldsProps extends JobFieldsProps {
  /** The code of a new job. */
  readonly code: string | null;
  readonly isPrimary: boolean;
}

/** How time is recorded, and what it is booked on. */
export function JobRuleFields({ draft, onChange, fault, code, isPrimary }: JobRuleFieldsProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <>
      <SelectField
        label={text('jobs.recording')}
        hint={text('jobs.recording.hint')}
        value={draft.recording}
        choices={[
          { value: 'CLOCK', label: text('jobs.recording.CLOCK') },
          { value: 'DURATION', label: text('jobs.recording.DURATION') },
        ]}
        onChange={(recording) => recording && onChange({ recording })}
      />
      <NamedEntryField
        section="timeTypeProfiles"
        label={text('jobs.profile')}
        chosen={draft.profile}
        onChange={(profile) => onChange({ profile })}
        error={fault('profile')}
      />
      <NamedEntryField
        optional
        section="holidayCalendars"
        label={text('jobs.calendar')}
        chosen={draft.calendar}
        onChange={(calendar) => onChange({ calendar })}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('jobs.may')}</legend>
        {workAuthorities.map((authority) => (
          <CheckboxField
            key={authority}
            label={text(`jobs.may.${authority}`)}
            checked={draft.authorities.includes(authority)}
            onChange={(checked) => {
              const others = draft.authorities.filter((each) => each !== authority);
              onChange({ authorities: checked ? [...others, authority] : others });
            }}
          />
        ))}
      </fieldset>
      <CheckboxField
        label={text('jobs.main')}
        checked={isPrimary}
        onChange={(checked) => onChange({ isPrimary: checked })}
      />
      <TextField
        label={text('jobs.company')}
        hint={text('jobs.company.hint')}
        value={draft.company}
        onChange={(company) => onChange({ company })}
        error={fault('company')}
      />
      {code !== null && (
        <TextField
          label={text('entries.code')}
          hint={text('entries.code.hint')}
          value={code}
          onChange={(own) => onChange({ code: own })}
          error={fault('code')}
        />
      )}
    </>
  );
}

const useStyles = makeStyles({
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { ...type.secondaryStrong, color: tokens.colorNeutralForeground2, padding: 0 },
});
