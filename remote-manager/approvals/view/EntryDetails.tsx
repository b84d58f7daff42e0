import { memo } from 'react';
import { laterPart } from 'shared-ui';
import { DetailRow, type VirtualRow } from 'shared-ui/table';
import type { EntryPartsProps } from './EntryParts.tsx';

const EntryParts = laterPart(async () => (await import('./EntryParts.tsx')).EntryParts);

export interface EntryDetailsProps extends EntryPartsProps {
  readonly index: number;
  readonly rowRef: VirtualRow['ref'];
  readonly columns: number;
}

/** The row below an expanded entry; its content loads when the first one is expanded. */
export const EntryDetails = memo(function EntryDetails(props: EntryDetailsProps) {
  const { index, rowRef, columns, ...entry } = props;
  return (
    <DetailRow ref={rowRef} index={index} columns={columns} level={3}>
      <EntryParts {...entry} />
    </DetailRow>
  );
});
