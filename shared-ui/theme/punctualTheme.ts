import {
  createDarkTheme,
  createLightTheme,
  type BrandVariants,
  type Theme,
} from '@fluentui/react-components';
import type { Locale } from 'shared-contracts';
import { brandRamp, rampStops, type ColorRamp } from './brandRamp.ts';
import { darkTintFromColor, rampFromColor } from './rampFromColor.ts';
import { breakSolid, meanings, statusColors, type ColorScheme } from './statusColors.ts';
import { typeSizes } from './typeSizes.ts';

export interface ThemeChoice {
  readonly scheme: ColorScheme;
  readonly locale: Locale;
  /** The company's primary colour (`#rrggbb`), from the server; status colours never follow it. */
  readonly primaryColor?: string | undefined;
}

/** Fluent's theme with the product's ramp, neutrals, status colours and type. */
export function punctualTheme({ scheme, locale, primaryColor }: ThemeChoice): Theme {
  const ramp = (primaryColor && rampFromColor(primaryColor)) || brandRamp;
  const tint = (own: string) => (primaryColor ? darkTintFromColor(own, primaryColor) : own);
  const fluent =
    scheme === 'light'
      ? createLightTheme(ramp satisfies BrandVariants)
      : createDarkTheme(ramp satisfies BrandVariants);
  return {
    ...fluent,
    ...shape,
    ...(scheme === 'light' ? lightNeutrals : { ...darkNeutrals, ...darkBrand(ramp, tint) }),
    ...touched(scheme === 'light' ? lightNeutrals : darkNeutrals),
    ...typeSizes(locale),
    colorStrokeFocus2: scheme === 'light' ? ramp[80] : ramp[110],
    ...ownVariables(scheme, ramp),
  };
}

const shape = {
  fontFamilyBase:
    "'Inter Variable', 'Noto Sans Thai Looped Variable', system-ui, 'Segoe UI', Roboto, sans-serif",
  fontFamilyNumeric:
    "'Inter Variable', 'Noto Sans Thai Looped Variable', system-ui, 'Segoe UI', Roboto, sans-serif",
  borderRadiusSmall: '4px',
  borderRadiusMedium: '6px',
  borderRadiusLarge: '8px',
  borderRadiusXLarge: '12px',
};

const lightNeutrals = {
  colorNeutralForeground1: '#132121',
  colorNeutralForeground2: '#3a4a4a',
  colorNeutralForeground3: '#566666',
  colorNeutralForeground4: '#647373',
  colorNeutralBackground1: '#ffffff',
  colorNeutralBackground2: '#f6f9f9',
  colorNeutralBackground3: '#eef3f3',
  colorNeutralBackground4: '#e7eeee',
  colorNeutralStroke1: '#cdd8d8',
  colorNeutralStroke2: '#dfe7e7',
  colorNeutralStroke3: '#ebf1f1',
  colorNeutralStrokeAccessible: '#5d6e6e',
};

const darkNeutrals = {
  colorNeutralForeground1: '#f1f6f5',
  colorNeutralForeground2: '#c9d4d3',
  colorNeutralForeground3: '#a2b0af',
  colorNeutralForeground4: '#8d9c9b',
  colorNeutralBackground1: '#172120',
  colorNeutralBackground2: '#0f1716',
  colorNeutralBackground3: '#1e2a29',
  colorNeutralBackground4: '#24312f',
  colorNeutralStroke1: '#3d4c4a',
  colorNeutralStroke2: '#2b3836',
  colorNeutralStroke3: '#222d2c',
  colorNeutralStrokeAccessible: '#93a3a1',
};

/** Hovered and pressed neutrals: the next surface, never Fluent's plain greys. */
function touched(neutrals: typeof lightNeutrals) {
  return {
    colorNeutralForeground1Hover: neutrals.colorNeutralForeground1,
    colorNeutralForeground1Pressed: neutrals.colorNeutralForeground1,
    colorNeutralForeground1Selected: neutrals.colorNeutralForeground1,
    colorNeutralForeground2Hover: neutrals.colorNeutralForeground1,
    colorNeutralForeground2Pressed: neutrals.colorNeutralForeground1,
    colorNeutralForeground2Selected: neutrals.colorNeutralForeground1,
    colorNeutralBackground1Hover: neutrals.colorNeutralBackground3,
    colorNeutralBackground1Pressed: neutrals.colorNeutralBackground4,
    colorNeutralBackground1Selected: neutrals.colorNeutralBackground4,
    colorSubtleBackgroundHover: neutrals.colorNeutralBackground4,
    colorSubtleBackgroundPressed: neutrals.colorNeutralStroke2,
    colorSubtleBackgroundSelected: neutrals.colorNeutralBackground4,
    colorNeutralStroke1Hover: neutrals.colorNeutralForeground4,
    colorNeutralStroke1Pressed: neutrals.colorNeutralForeground4,
    colorNeutralStrokeAccessibleHover: neutrals.colorNeutralForeground2,
    colorNeutralStrokeAccessiblePressed: neutrals.colorNeutralForeground2,
  };
}

function darkBrand(ramp: ColorRamp, tint: (own: string) => string) {
  return {
    colorBrandForeground1: ramp[110],
    colorCompoundBrandForeground1: ramp[110],
    colorCompoundBrandBackground: ramp[110],
    colorCompoundBrandStroke: ramp[110],
    colorBrandForeground2: ramp[120],
    colorBrandBackground2: tint('#0c3436'),
    colorBrandBackground2Hover: tint('#114245'),
    colorBrandBackground2Pressed: tint('#093032'),
    colorBrandStroke2: tint('#1f5e60'),
  };
}

function ownVariables(scheme: ColorScheme, ramp: ColorRamp): Readonly<Record<string, string>> {
  const status = meanings.flatMap((meaning) => {
    const { text, tint } = statusColors[scheme][meaning];
    return [
      [`p-${meaning}`, text],
      [`p-${meaning}-bg`, tint],
    ] as const;
  });
  return {
    ...Object.fromEntries(status),
    ...Object.fromEntries(rampStops.map((stop) => [`p-brand-${stop}`, ramp[stop]])),
    'p-break-solid': breakSolid[scheme],
    'p-on-break-solid': '#2b1d00',
    'p-work-solid': scheme === 'light' ? ramp[80] : ramp[110],
    'p-track': scheme === 'light' ? '#e4ecec' : '#263331',
  };
}
