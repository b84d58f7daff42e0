import { EmptyState, FailurePanel, PlugDisconnectedRegular, useBusEvent } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { RemoteFailure } from '../../remotes/RemoteFailure.ts';
import { OtherPageButton } from './OtherPageButton.tsx';

export interface RemoteFailedProps {
  /** The page's title. */
  readonly title: string;
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/**
 * Says which part can't be shown and that the rest works, with a way there; a release or rollback
 * lets it try again at once. What was taken out of the application is not promised again.
 */
export function RemoteFailed({ title, failure, onRetry }: RemoteFailedProps) {
  const text = useText();
  useBusEvent('releases-changed', onRetry);
  const otherAction = <OtherPageButton than={title} />;
  if (failure instanceof RemoteFailure && failure.kind === 'not-registered') {
    return (
      <EmptyState
        icon={<PlugDisconnectedRegular />}
        meaning="warning"
        title={text('shell.remoteGone', { page: title })}
        text={text('shell.remoteGone.text')}
        actions={otherAction}
      />
    );
  }
  return (
    <FailurePanel
      title={text('shell.remoteFailed', { page: title })}
      failure={failure}
      {...(failure instanceof RemoteFailure && { code: failure.kind })}
      onRetry={onRetry}
      otherAction={otherAction}
    />
  );
}
