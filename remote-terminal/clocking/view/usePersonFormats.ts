import { useMemo } from 'react';
import { createFormats, useHost } from 'shared-ui';
import type { TerminalDialog } from '../rules/terminalDialog.ts';

/** Times and durations as the person before the terminal is used to them, in what is spoken. */
export function usePersonFormats({ employee: { is24Hour } }: TerminalDialog) {
  const { locale } = useHost();
  return useMemo(() => createFormats({ locale, is24Hour, region: '' }), [locale, is24Hour]);
}
