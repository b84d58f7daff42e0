import type { CompanyColors } from 'shared-ui';
import { themeColors } from 'shared-ui/theme-colors';

/** Fluent's own red, which no company changes. */
const red = { light: '#bc2f32', dark: '#e37d80' } as const;

/** The colours that are painted, by their names in the theme: those that the application will have. */
export function paintedColors(
  scheme: 'light' | 'dark',
  colors: CompanyColors,
): Readonly<Record<string, string>> {
  return { ...themeColors(scheme, colors), colorPaletteRedForeground1: red[scheme] };
}
