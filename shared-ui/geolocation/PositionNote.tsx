import { makeStyles } from '@fluentui/react-components';
import { MessageNote } from '../feedback/MessageNote.tsx';
import { Button } from '../form/Button.tsx';
import { LocationRegular, WarningFilled } from '../icons.ts';
import { useUiText } from '../messages/useUiText.ts';
import type { PositionControl } from './usePosition.ts';

export interface PositionNoteProps {
  readonly position: PositionControl;
  /** False if the container has its own retry button. */
  readonly hasRetry?: boolean;
}

/**
 * Says that the device is being located, or why it failed and what to do. Renders nothing once the
 * position is known.
 */
export function PositionNote({ position, hasRetry = true }: PositionNoteProps) {
  const styles = useStyles();
  const text = useUiText();
  const { failure, isLocating, last, locateAnew } = position;
  if (failure !== null) {
    return (
      <MessageNote
        icon={<WarningFilled />}
        meaning="warning"
        title={text(`ui.position.${failure}`)}
      >
        {text(`ui.position.${failure}.text`)}
        {hasRetry && failure !== 'unsupported' && (
          <div className={styles.retry}>
            <Button busy={isLocating} onClick={() => void locateAnew()}>
              {text('ui.failure.retry')}
            </Button>
          </div>
        )}
      </MessageNote>
    );
  }
  if (last !== null || !isLocating) return null;
  return (
    <MessageNote icon={<LocationRegular />} meaning="pending" title={text('ui.position.locating')}>
      {text('ui.position.locating.text')}
    </MessageNote>
  );
}

const useStyles = makeStyles({
  retry: { marginTop: '8px' },
});
