import { DismissCircleFilled, MessageNote } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { FileFault } from '../rules/faultsOfServer.ts';

export interface ServerFaultsProps {
  readonly faults: readonly FileFault[];
}

/** What the server refuses beside the rows, in its own words. */
export function ServerFaults({ faults }: ServerFaultsProps) {
  const text = useText();
  return (
    <MessageNote
      urgent
      icon={<DismissCircleFilled />}
      meaning="rejected"
      title={text('sheet.faults.others')}
    >
      <span lang="en">{[...new Set(faults.map(({ message }) => message))].join(' ')}</span>
    </MessageNote>
  );
}
