import { Button, Dialog } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { TimeDialogProps } from '../../TimeDialogProps.ts';
import type { TimePair } from '../../rules/TimeDialogRequest.ts';
import { useAbout } from '../../view/useAbout.ts';
import { FactList } from './FactList.tsx';

export interface DetailsDialogProps extends TimeDialogProps {
  readonly shift: TimePair;
}

/** Everything about a shift as it stands. */
export function DetailsDialog(props: DetailsDialogProps) {
  const { shift, onClose } = props;
  const text = useText();
  const about = useAbout(props);
  return (
    <Dialog
      open
      width={550}
      title={text('time.details')}
      subtitle={about(shift)}
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
