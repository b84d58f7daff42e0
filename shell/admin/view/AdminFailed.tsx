import { ApiFailure } from 'shared-contracts';
import { EmptyState, FailurePanel, KeyRegular } from 'shared-ui';
import { useAdminText } from '../messages/useAdminText.ts';

export interface AdminFailedProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
}

/** Shown when a page's data fails to load; names a revoked authority as the cause. */
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
