import type { CompanyColors } from 'shared-ui';
import { themeColors } from 'shared-ui/theme-colors';

/** Fluent's own red, which no company changes. */
const red = { light: '#bc2f32', dark: '#e37d80' } as const;

/** The painted colours, by theme token: the same as the application's. */
export function paintedColors(
  scheme: 'light' | 'dark',
  colors: CompanyColors,
): Readonly<Record<string, string>> {
  return { ...themeColors(scheme, colors), colorPaletteRedForeground1: red[scheme] };
}
