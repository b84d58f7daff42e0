import { useMemo } from 'react';
import { createFormats, useHost } from 'shared-ui';
import type { TerminalDialog } from '../rules/terminalDialog.ts';

/** Times and durations in the person's format and the spoken language. */
export function usePersonFormats({ employee: { is24Hour } }: TerminalDialog) {
  const { locale } = useHost();
  return useMemo(() => createFormats({ locale, is24Hour, region: '' }), [locale, is24Hour]);
}
