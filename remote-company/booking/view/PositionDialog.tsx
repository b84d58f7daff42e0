import type { PositionEntry } from 'shared-contracts/company-file/companyFile.ts';
import { TextField } from 'shared-ui';
import { CodedDialog } from '../../changes/view/CodedDialog.tsx';
import { useRequired } from '../../changes/view/useRequired.ts';
import { useText } from '../../messages/useText.ts';
import type { BookingDialogProps } from './BookingList.tsx';

/** Makes or renames a position. */
export function PositionDialog({ item, onClose }: BookingDialogProps<PositionEntry>) {
  const text = useText();
  const required = useRequired();
  return (
    <CodedDialog
      {...{ item, onClose }}
      title={text(item ? 'positions.edit' : 'positions.add')}
      form={{
        section: 'positions',
        formOf: (entry) => ({ description: entry?.description ?? '' }),
        nameOf: ({ description }) => description,
        faultsOf: ({ description }) => ({ description: required(description) }),
        partOf: ({ description }, code) => ({
          positions: [{ code, description: description.trim() }],
        }),
        partBefore: (entry) => ({ positions: [entry] }),
      }}
    >
      {({ description }, edit, shown) => (
        <TextField
          label={text('entries.name')}
          value={description}
          onChange={(name) => edit({ description: name })}
          error={shown('description')}
        />
      )}
    </CodedDialog>
  );
}
