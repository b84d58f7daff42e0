import { useState } from 'react';
import { locales, nextPayCycle, payCycleOn } from 'shared-contracts';
import {
  Button,
  Card,
  CheckboxField,
  deviceTimeZone,
  LabelledField,
  makeStyles,
  SelectField,
  TextField,
  useHost,
  useToday,
  useUnsavedChanges,
} from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import { ChangeNote } from '../../changes/view/ChangeNote.tsx';
import { useChange } from '../../changes/view/useChange.ts';
import { useRequired } from '../../changes/view/useRequired.ts';
import { EntryHistory } from '../../company-history/view/EntryHistory.tsx';
import { useText } from '../../messages/useText.ts';
import {
  cycleLengths,
  cycleOf,
  formOf,
  partOf,
  type CompanyDetails,
  type CompanyForm,
} from '../rules/companyForm.ts';
import { NextCycles } from './NextCycles.tsx';

interface DetailsFormProps {
  /** Null: there is none yet. */
  readonly company: CompanyDetails | null;
  readonly version: number;
  readonly onSaved: () => void;
}

/** Names a company, or changes what it is called and how its pay cycles run. */
export function DetailsForm({ company, version, onSaved }: DetailsFormProps) {
  const text = useText();
  const styles = useStyles();
  const required = useRequired();
  const { locale } = useHost();
  const today = useToday(deviceTimeZone());
  const change = useChange(onSaved);
  const [begun] = useState(() => formOf(company, { locale, today }));
  const [form, setForm] = useState<CompanyForm>(begun);
  const [isTried, setIsTried] = useState(false);
  const edit = (part: Partial<CompanyForm>) => setForm((old) => ({ ...old, ...part }));
  const isDirty = JSON.stringify(form) !== JSON.stringify(begun);
  useUnsavedChanges(isDirty && !change.isSaving);
  const cycle = cycleOf(form);
  const faults = {
    name: required(form.name),
    startDate: cycle === null ? text('entries.required') : null,
    locales: form.locales.length === 0 ? text('details.locales.fault') : null,
  };
  const shown = (field: keyof typeof faults) => (isTried ? faults[field] : null);

  function save(): void {
    setIsTried(true);
    const part = partOf(form, company, { timeType: text('details.usualTimeType') });
    if (part === null || Object.values(faults).some((fault) => fault !== null)) return;
    const saved = text('entries.saved', { name: form.name.trim() });
    change.save({ part, version, replaced: null, saved });
  }

  const others = change.outcome?.kind === 'FAULTY' ? change.outcome.faults : [];
  return (
    <Card title={text(company ? 'page.details' : 'details.first')}>
      <form
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <ChangeNote {...{ change, others }} hasCodeField={false} />
        <TextField
          label={text('details.name')}
          value={form.name}
          onChange={(name) => edit({ name })}
          error={shown('name')}
        />
        <TextField
          label={text('details.licensee')}
          hint={text('details.licensee.hint')}
          optional
          value={form.licensee}
          onChange={(licensee) => edit({ licensee })}
        />
        <CycleFields {...{ form, edit }} error={shown('startDate')} />
        {cycle && <NextCycles cycles={nextThree(cycle, today)} />}
        <LocaleFields {...{ form, edit }} error={shown('locales')} />
        <div>
          <Button look="primary" type="submit" busy={change.isSaving}>
            {text('change.save')}
          </Button>
        </div>
        {company && <EntryHistory section="company" code="company" />}
      </form>
    </Card>
  );
}

interface PartProps {
  readonly form: CompanyForm;
  readonly edit: (part: Partial<CompanyForm>) => void;
  readonly error: string | null;
}

function CycleFields({ form: { length, startDate }, edit, error }: PartProps) {
  const text = useText();
  const known = Object.keys(cycleLengths);
  const lengths = known.includes(length) ? known : [...known, length];
  return (
    <>
      <SelectField
        label={text('details.cycle')}
        value={length}
        choices={lengths.map((value) => {
          const [count = '', unit = ''] = value.split(' ');
          const words = unit === 'MONTHS' ? 'details.cycle.months' : 'details.cycle.days';
          return { value, label: text(words, { count: Number(count) }) };
        })}
        onChange={(chosen) => chosen !== null && edit({ length: chosen })}
      />
      <DatePicker
        label={text('details.cycle.start')}
        hint={text('details.cycle.start.hint')}
        value={startDate}
        onChange={(day) => edit({ startDate: day })}
        error={error}
      />
    </>
  );
}

function LocaleFields({ form, edit, error }: PartProps) {
  const text = useText();
  return (
    <LabelledField
      label={text('details.locales')}
      hint={text('details.locales.hint')}
      error={error}
    >
      <div role="group" aria-label={text('details.locales')}>
        {locales.map((locale) => (
          <CheckboxField
            key={locale}
            label={text(`reasons.name.${locale}`)}
            checked={form.locales.includes(locale)}
            onChange={(isChosen) =>
              edit({
                locales: isChosen
                  ? [...form.locales, locale]
                  : form.locales.filter((each) => each !== locale),
              })
            }
          />
        ))}
      </div>
    </LabelledField>
  );
}

function nextThree(cycle: CompanyDetails['payCycle'], today: string) {
  const first = payCycleOn(cycle, today);
  const second = nextPayCycle(cycle, today);
  return [first, second, nextPayCycle(cycle, second.startDate)];
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '12px', maxWidth: '560px' },
});
