import type { TimeTypeEntry } from 'shared-contracts/company-file/companyFile.ts';
import { TextField } from 'shared-ui';
import { CodedDialog } from '../../changes/view/CodedDialog.tsx';
import { useRequired } from '../../changes/view/useRequired.ts';
import { EntryChecks } from '../../entries/view/EntryChecks.tsx';
import { useText } from '../../messages/useText.ts';
import { parseSequence } from '../rules/parseSequence.ts';
import type { BookingDialogProps } from './BookingList.tsx';

/** Makes or edits a time type. */
export function TimeTypeDialog({ item, onClose }: BookingDialogProps<TimeTypeEntry>) {
  const text = useText();
  const required = useRequired();
  return (
    <CodedDialog
      {...{ item, onClose }}
      title={text(item ? 'timeTypes.edit' : 'timeTypes.add')}
      form={{
        section: 'timeTypes',
        formOf: (entry) => ({
          name: entry?.externalName ?? '',
          sequence: String(entry?.sequence ?? 1),
          customFields: entry?.customFields ?? [],
        }),
        nameOf: ({ name }) => name,
        faultsOf: ({ name, sequence }) => ({
          externalName: required(name),
          sequence: parseSequence(sequence) === null ? text('booking.sequence.fault') : null,
        }),
        partOf: ({ name, sequence, customFields }, code) => ({
          timeTypes: [
            {
              code,
              externalName: name.trim(),
              sequence: parseSequence(sequence) ?? 0,
              ...(customFields.length > 0 ? { customFields } : {}),
            },
          ],
        }),
        partBefore: (entry) => ({ timeTypes: [entry] }),
      }}
    >
      {({ name, sequence, customFields }, edit, shown) => (
        <>
          <TextField
            label={text('entries.name')}
            value={name}
            onChange={(typed) => edit({ name: typed })}
            error={shown('externalName')}
          />
          <TextField
            label={text('booking.sequence')}
            inputMode="numeric"
            value={sequence}
            onChange={(typed) => edit({ sequence: typed })}
            error={shown('sequence')}
          />
          <EntryChecks
            section="customFields"
            label={text('timeTypes.customFields')}
            optional
            codes={customFields}
            onChange={(codes) => edit({ customFields: codes })}
          />
        </>
      )}
    </CodedDialog>
  );
}
