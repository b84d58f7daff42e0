import { type ReactNode } from 'react';
import { FormDialog, useUnsavedChanges, type FormDialogProps } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { faultsOfFields } from '../rules/faultsOfFields.ts';
import type { HistoryOf } from '../../company-history/view/EntryChanges.tsx';
import { EntryHistory } from '../../company-history/view/EntryHistory.tsx';
import { ChangeNote } from './ChangeNote.tsx';
import type { Change } from './useChange.ts';

interface EntryDialogProps<Field extends string> extends Pick<
  FormDialogProps<Field>,
  'title' | 'subtitle' | 'width' | 'faults' | 'extra' | 'onSubmit' | 'onClose'
> {
  readonly change: Change;
  /** The entry of the saved part that the form shows, such as `positions.0`. */
  readonly entry: string;
  readonly isDirty: boolean;
  /** The entry whose history the dialog offers; a new one has none. */
  readonly history?: HistoryOf | null;
  /** The field of the entry's code, if the form makes one. */
  readonly codeField?: NoInfer<Field>;
  /** The label of the submit button; `Save` without it. */
  readonly submit?: string;
  /** The fields; `shown` returns a field's fault, the form's own or the server's. */
  readonly children: (shown: (field: Field) => string | null) => ReactNode;
}

/** Makes or edits an entry of the company; stays open until it is saved. */
export function EntryDialog<Field extends string>(props: EntryDialogProps<Field>) {
  const { change, entry, isDirty, history, faults, children, submit, codeField } = props;
  const { title, subtitle, width = 550, extra, onSubmit, onClose } = props;
  const text = useText();
  useUnsavedChanges(isDirty && !change.isSaving);
  const { outcome } = change;
  const refused = outcome?.kind === 'FAULTY' ? outcome.faults : [];
  const { byField, others } = faultsOfFields(refused, entry, fieldsOf(faults));
  const taken = (field: Field) =>
    outcome?.kind === 'TAKEN' && field === codeField
      ? text('change.taken', { code: outcome.code })
      : null;
  return (
    <FormDialog
      {...{ title, subtitle, width, extra, faults, onSubmit, onClose }}
      submit={submit ?? text('change.save')}
      busy={change.isSaving}
    >
      {(shown) => (
        <>
          <ChangeNote {...{ change, others }} hasCodeField={codeField !== undefined} />
          {children((field) => shown(field) ?? taken(field) ?? byField.get(field) ?? null)}
          {history && <EntryHistory {...history} />}
        </>
      )}
    </FormDialog>
  );
}

function fieldsOf<Field extends string>(faults: Readonly<Record<Field, string | null>>): Field[] {
  const fields: Field[] = [];
  for (const field in faults) fields.push(field);
  return fields;
}
