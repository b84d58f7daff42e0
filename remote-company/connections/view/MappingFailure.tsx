import type { ApiFailure } from 'shared-contracts';
import { Button, MessageNote, useFailureText, WarningFilled } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

interface MappingFailureProps {
  readonly failure: ApiFailure;
  readonly onReadAgain: () => void;
}

/** Why the mapping was not saved; somebody else's version can be opened instead. */
export function MappingFailure({ failure, onReadAgain }: MappingFailureProps) {
  const text = useText();
  const failureText = useFailureText();
  return (
    <MessageNote
      urgent
      icon={<WarningFilled />}
      meaning="rejected"
      title={text('mapping.notSaved')}
      {...(failure.code === 'DIRECTORY_MAPPING_CHANGED'
        ? { action: <Button onClick={onReadAgain}>{text('mapping.readAgain')}</Button> }
        : {})}
    >
      {failureText(failure)}
    </MessageNote>
  );
}
