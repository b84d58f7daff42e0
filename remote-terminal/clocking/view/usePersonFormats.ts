import { useMemo } from 'react';
import { createFormats } from 'shared-ui';
import type { TerminalDialog } from '../rules/terminalDialog.ts';

/** Times and durations as the person before the terminal is used to them. */
export function usePersonFormats({ employee: { locale, is24Hour } }: TerminalDialog) {
  return useMemo(() => createFormats({ locale, is24Hour, region: '' }), [locale, is24Hour]);
}
