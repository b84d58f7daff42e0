import type { ApiFailure } from 'shared-contracts';
import { useFailureText } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

/**
 * Why an import failed, as a sentence. The server's own words can say that nothing was changed,
 * which is true of one try only: they are not shown while an earlier one may have succeeded.
 */
export function useImportReason(): (failure: ApiFailure, mayBeImported: boolean) => string {
  const text = useText();
  const failureText = useFailureText();
  return (failure, mayBeImported) => {
    if (!mayBeImported) return failureText(failure);
    const { code } = failure;
    if (code === 'NO_SESSION') return failureText(failure);
    return text(code === 'ACCESS_DENIED' ? 'import.denied' : 'import.unconfirmed');
  };
}
