import {
  createDarkTheme,
  createLightTheme,
  type BrandVariants,
  type Theme,
} from '@fluentui/react-components';
import type { Locale } from 'shared-contracts';
import type { CompanyColors } from './meaningsFromColors.ts';
import type { ColorScheme } from './statusColors.ts';
import { brandOf, themeColors } from './themeColors.ts';
import { typeSizes } from './typeSizes.ts';

export interface ThemeChoice {
  readonly scheme: ColorScheme;
  readonly locale: Locale;
  readonly colors?: CompanyColors | undefined;
}

/** Fluent's theme with the product's typography, and its colours in the company's hues. */
export function punctualTheme({ scheme, locale, colors = {} }: ThemeChoice): Theme {
  const brand = brandOf(colors) satisfies BrandVariants;
  return {
    ...(scheme === 'light' ? createLightTheme(brand) : createDarkTheme(brand)),
    ...shape,
    ...typeSizes(locale),
    ...themeColors(scheme, colors),
  };
}

/** As in the page's own styles, `shell/boot/base.css`. */
const fontFamily =
  "'Inter Variable', 'Inter Roboto', 'Inter Arial', 'Noto Sans Thai Looped Variable', system-ui, sans-serif";

const shape = {
  fontFamilyBase: fontFamily,
  fontFamilyNumeric: fontFamily,
  borderRadiusSmall: '4px',
  borderRadiusMedium: '6px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '12px',
};
