import { useCallback } from 'react';
import type { ApiFailure } from 'shared-contracts';
import { useUiText } from '../messages/useUiText.ts';

/** A failed call in words: the server's sentence, or our own where no answer came. */
export function useFailureText(): (failure: ApiFailure) => string {
  const text = useUiText();
  return useCallback((failure) => failure.detail || text('ui.noResponse'), [text]);
}
