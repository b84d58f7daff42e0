import type { CostCenterEntry } from 'shared-contracts/company-file/companyFile.ts';
import { TextField } from 'shared-ui';
import { CodedDialog } from '../../changes/view/CodedDialog.tsx';
import { useRequired } from '../../changes/view/useRequired.ts';
import { EntryField } from '../../entries/view/EntryField.tsx';
import { useText } from '../../messages/useText.ts';
import type { BookingDialogProps } from './BookingList.tsx';

/** Makes or edits a cost center. */
export function CostCenterDialog({ item, onClose }: BookingDialogProps<CostCenterEntry>) {
  const text = useText();
  const required = useRequired();
  return (
    <CodedDialog
      {...{ item, onClose }}
      title={text(item ? 'costCenters.edit' : 'costCenters.add')}
      form={{
        section: 'costCenters',
        formOf: (entry) => ({ name: entry?.name ?? '', site: entry?.geofence ?? null }),
        nameOf: ({ name }) => name,
        faultsOf: ({ name }) => ({ name: required(name) }),
        partOf: ({ name, site }, code) => ({
          costCenters: [{ code, name: name.trim(), ...(site === null ? {} : { geofence: site }) }],
        }),
        partBefore: (entry) => ({ costCenters: [entry] }),
      }}
    >
      {({ name, site }, edit, shown) => (
        <>
          <TextField
            label={text('entries.name')}
            value={name}
            onChange={(typed) => edit({ name: typed })}
            error={shown('name')}
          />
          <EntryField
            section="geofences"
            label={text('costCenters.site')}
            optional
            code={site}
            onChange={(code) => edit({ site: code })}
          />
        </>
      )}
    </CodedDialog>
  );
}
