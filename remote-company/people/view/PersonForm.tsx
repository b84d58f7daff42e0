import type { Authority } from 'shared-contracts';
import { SelectField, TextField } from 'shared-ui';
import { EntryDialog } from '../../changes/view/EntryDialog.tsx';
import { useText } from '../../messages/useText.ts';
import { refusedFor } from '../rules/rights.ts';
import type { Person } from './PersonPanel.tsx';
import { RightsFields } from './RightsFields.tsx';
import { useHeld } from './useHeld.ts';
import { useLanguages } from './useLanguageName.ts';
import { usePersonForm } from './usePersonForm.ts';

interface PersonFormProps {
  /** Null: a new one. */
  readonly person: Person | null;
  /** Those of the person, wherever they are held. */
  readonly authorities: readonly Authority[];
  readonly onSaved: (employeeNumber: string) => void;
  readonly onClose: () => void;
}

type Form = ReturnType<typeof usePersonForm>;
type Shown = (field: keyof Form['faults']) => string | null;

/** Adds a person, for whom first and last name are enough, or changes one. */
export function PersonForm({ person, authorities, onSaved, onClose }: PersonFormProps) {
  const text = useText();
  const { employeeId, held } = useHeld();
  const form = usePersonForm(person, onSaved);
  const { draft, change, faults, set, submit, isDirty, isBusy } = form;
  const { opens } = refusedFor(authorities, held);
  return (
    <EntryDialog
      title={person ? text('people.edit.title', { name: person.facts.name }) : text('people.add')}
      change={{ ...change, isSaving: isBusy }}
      entry="people.0"
      codeField="employeeNumber"
      isDirty={isDirty}
      faults={faults}
      onSubmit={submit}
      onClose={onClose}
    >
      {(shown) => (
        <>
          <NameFields form={form} shown={shown} />
          {person === null && <NumberField form={form} shown={shown} />}
          <LogInFields form={form} shown={shown} isRefused={opens.length > 0} />
          {person === null && <LanguageField form={form} />}
          {person !== null && (
            <RightsFields
              chosen={draft.authorities}
              isOwn={person.facts.account?.employeeId === employeeId}
              onChange={(rights) => set({ authorities: rights })}
            />
          )}
        </>
      )}
    </EntryDialog>
  );
}

interface FieldsProps {
  readonly form: Form;
  readonly shown: Shown;
}

function NameFields({ form: { draft, set, leaveName }, shown }: FieldsProps) {
  const text = useText();
  return (
    <>
      <TextField
        label={text('people.firstName')}
        autoComplete="off"
        value={draft.firstName}
        onChange={(firstName) => set({ firstName })}
        onBlur={leaveName}
        error={shown('firstName')}
      />
      <TextField
        label={text('people.lastName')}
        autoComplete="off"
        value={draft.lastName}
        onChange={(lastName) => set({ lastName })}
        onBlur={leaveName}
        error={shown('lastName')}
      />
    </>
  );
}

function NumberField({ form: { draft, proposal, set }, shown }: FieldsProps) {
  const text = useText();
  return (
    <TextField
      label={text('people.employeeNumber')}
      hint={text('people.employeeNumber.hint')}
      autoComplete="off"
      value={draft.employeeNumber ?? proposal?.employeeNumber ?? ''}
      onChange={(employeeNumber) => set({ employeeNumber })}
      error={shown('employeeNumber')}
    />
  );
}

interface LogInFieldsProps extends FieldsProps {
  /** They open the account of somebody who may do more. */
  readonly isRefused: boolean;
}

function LogInFields({ form: { draft, proposal, set }, shown, isRefused }: LogInFieldsProps) {
  const text = useText();
  return (
    <>
      <TextField
        optional
        label={text('people.username')}
        hint={text(isRefused ? 'people.username.manager' : 'people.username.hint')}
        disabled={isRefused}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.username ?? proposal?.username ?? ''}
        onChange={(username) => set({ username })}
        error={shown('username')}
      />
      <TextField
        optional
        type="email"
        label={text('people.email')}
        hint={text(isRefused ? 'people.email.manager' : 'people.email.hint')}
        disabled={isRefused}
        autoComplete="off"
        value={draft.email}
        onChange={(email) => set({ email })}
        error={shown('email')}
      />
    </>
  );
}

function LanguageField({ form: { draft, set } }: Pick<FieldsProps, 'form'>) {
  const text = useText();
  const languages = useLanguages();
  return (
    <SelectField
      optional
      label={text('people.language')}
      hint={text('people.language.hint')}
      value={draft.locale}
      choices={languages.map(({ locale, name }) => ({ value: locale, label: name }))}
      onChange={(locale) => set({ locale })}
    />
  );
}
