import type { ApiFailure } from 'shared-contracts';
import { useFailureText } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { isUnanswered } from '../rules/importFlow.ts';

/** Why an import failed, as a sentence: the server's own, if it has one. */
export function useImportReason(): (failure: ApiFailure) => string {
  const text = useText();
  const failureText = useFailureText();
  return (failure) =>
    failure.detail === '' && isUnanswered(failure)
      ? text('import.unanswered')
      : failureText(failure);
}
