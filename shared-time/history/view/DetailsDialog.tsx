import { Button, Dialog, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { TimeDialogProps } from '../../TimeDialogProps.ts';
import type { TimePair } from '../../rules/TimeDialogRequest.ts';
import { FactList } from './FactList.tsx';

export interface DetailsDialogProps extends TimeDialogProps {
  readonly shift: TimePair;
}

/** Everything about a shift as it stands. */
export function DetailsDialog({ shift, onClose }: DetailsDialogProps) {
  const text = useText();
  const formats = useUserFormats();
  return (
    <Dialog
      open
      width={550}
      title={text('time.details')}
      subtitle={formats.longDay(shift.startDate)}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {text('time.close')}
        </Button>
      }
    >
      <FactList pair={shift} previous={null} />
    </Dialog>
  );
}
