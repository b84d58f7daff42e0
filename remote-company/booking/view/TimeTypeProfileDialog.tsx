import type { TimeTypeProfileEntry } from 'shared-contracts/company-file/companyFile.ts';
import { CodedDialog } from '../../changes/view/CodedDialog.tsx';
import { EntryChecks } from '../../entries/view/EntryChecks.tsx';
import { EntryField } from '../../entries/view/EntryField.tsx';
import { useText } from '../../messages/useText.ts';
import type { BookingDialogProps } from './BookingList.tsx';

/** Makes or edits a profile: the time types that the people who have it may use. */
export function TimeTypeProfileDialog({ item, onClose }: BookingDialogProps<TimeTypeProfileEntry>) {
  const text = useText();
  return (
    <CodedDialog
      {...{ item, onClose }}
      title={text(item ? 'timeTypeProfiles.edit' : 'timeTypeProfiles.add')}
      form={{
        section: 'timeTypeProfiles',
        formOf: (entry) => ({
          main: entry?.mainTimeType ?? null,
          timeTypes: entry?.timeTypes ?? [],
        }),
        nameOf: () => item?.entry.code ?? '',
        faultsOf: ({ main }) => ({
          mainTimeType: main === null ? text('entries.required') : null,
          timeTypes: null,
        }),
        partOf: ({ main, timeTypes }, code) =>
          main === null
            ? null
            : {
                timeTypeProfiles: [
                  { code, mainTimeType: main, timeTypes: [...new Set([main, ...timeTypes])] },
                ],
              },
        partBefore: (entry) => ({ timeTypeProfiles: [entry] }),
      }}
    >
      {({ main, timeTypes }, edit, shown) => (
        <>
          <EntryField
            section="timeTypes"
            label={text('timeTypeProfiles.main')}
            hint={text('timeTypeProfiles.main.hint')}
            code={main}
            onChange={(code) => edit({ main: code })}
            error={shown('mainTimeType')}
          />
          <EntryChecks
            section="timeTypes"
            label={text('timeTypeProfiles.others')}
            codes={timeTypes}
            onChange={(codes) => edit({ timeTypes: codes })}
            error={shown('timeTypes')}
          />
        </>
      )}
    </CodedDialog>
  );
}
