import { ApiFailure } from 'shared-contracts';
import { EmptyState, FailurePanel, KeyRegular } from 'shared-ui';
import { useAdminText } from '../messages/useAdminText.ts';

export interface AdminFailedProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** When a page's data did not come; somebody whose authority was taken away is told so. */
export function AdminFailed({ failure, onRetry }: AdminFailedProps) {
  const text = useAdminText();
  if (failure instanceof ApiFailure && failure.code === 'ACCESS_DENIED') {
    return (
      <EmptyState
        icon={<KeyRegular />}
        meaning="pending"
        title={text('admin.denied.title')}
        text={text('admin.denied.text')}
      />
    );
  }
  return <FailurePanel failure={failure} onRetry={onRetry} />;
}
