import type { ApiFailure } from 'shared-contracts';
import type { useText } from '../../messages/useText.ts';

/** A failed call in words: the server's sentence, or our own where no answer came. */
export function failureText(failure: ApiFailure, text: ReturnType<typeof useText>): string {
  return failure.detail || text('shell.noResponse');
}
