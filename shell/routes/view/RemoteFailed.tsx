import { FailurePanel } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { OtherPageButton } from './OtherPageButton.tsx';

export interface RemoteFailedProps {
  /** The page's title. */
  readonly title: string;
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** Says which part can't be shown and that the rest works, with a way there. */
export function RemoteFailed({ title, failure, onRetry }: RemoteFailedProps) {
  const text = useText();
  return (
    <FailurePanel
      title={text('shell.remoteFailed', { page: title })}
      failure={failure}
      onRetry={onRetry}
      otherAction={<OtherPageButton than={title} />}
    />
  );
}
