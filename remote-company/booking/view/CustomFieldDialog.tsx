import type { CustomFieldEntry } from 'shared-contracts/company-file/companyFile.ts';
import { CheckboxField, SelectField, TextAreaField, TextField } from 'shared-ui';
import { CodedDialog } from '../../changes/view/CodedDialog.tsx';
import { useRequired } from '../../changes/view/useRequired.ts';
import { useText } from '../../messages/useText.ts';
import { choicesOfLines, linesOfChoices } from '../rules/choiceLines.ts';
import type { BookingDialogProps } from './BookingList.tsx';

/** Of all choices together; one has 200 at most. */
const longestChoices = 20_000;
const types = ['SELECT', 'COMBOBOX', 'FLAG'] as const;

/** Makes or edits a field of the company's own, which time is described with. */
export function CustomFieldDialog({ item, onClose }: BookingDialogProps<CustomFieldEntry>) {
  const text = useText();
  const required = useRequired();
  const known = item?.entry.options ?? [];
  return (
    <CodedDialog
      {...{ item, onClose }}
      title={text(item ? 'customFields.edit' : 'customFields.add')}
      form={{
        section: 'customFields',
        formOf: (entry) => ({
          name: entry?.name ?? '',
          type: entry?.type ?? 'SELECT',
          required: entry?.required ?? false,
          description: entry?.description ?? '',
          options: linesOfChoices(entry?.options ?? []),
        }),
        nameOf: ({ name }) => name,
        faultsOf: ({ name, type, options }) => ({
          name: required(name),
          options: type === 'FLAG' ? null : required(options),
          description: null,
        }),
        partOf: ({ name, type, options, description, required: isRequired }, code) => ({
          customFields: [
            {
              ...{ code, type, required: isRequired },
              name: name.trim(),
              description: description.trim(),
              options: type === 'FLAG' ? [] : choicesOfLines(options, known),
            },
          ],
        }),
        partBefore: (entry) => ({ customFields: [entry] }),
      }}
    >
      {(form, edit, shown) => (
        <>
          <TextField
            label={text('entries.name')}
            value={form.name}
            onChange={(name) => edit({ name })}
            error={shown('name')}
          />
          <SelectField
            label={text('customFields.type')}
            value={form.type}
            choices={types.map((value) => ({ value, label: text(`customFields.type.${value}`) }))}
            onChange={(type) => edit({ type: type ?? 'SELECT' })}
          />
          {form.type !== 'FLAG' && (
            <TextAreaField
              label={text('customFields.options')}
              hint={text('customFields.options.hint')}
              maxLength={longestChoices}
              rows={6}
              value={form.options}
              onChange={(options) => edit({ options })}
              error={shown('options')}
            />
          )}
          <TextField
            label={text('customFields.description')}
            optional
            value={form.description}
            onChange={(description) => edit({ description })}
            error={shown('description')}
          />
          <CheckboxField
            label={text('customFields.required')}
            checked={form.required}
            onChange={(is) => edit({ required: is })}
          />
        </>
      )}
    </CodedDialog>
  );
}
